import type { DocketEvent } from '#domain/docketing/DocketEvent';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { mayEnter } from '#domain/docketing/mayEnter';
import { usedDocketEvents, usedFilingCodes } from '#domain/practice/codesOfPack';
import type { Db } from '#server/kernel/Database';
import { findPack } from './findPack.ts';

/** The filing codes that a court uses, with its own labels and docket texts. */
export async function findFilingCodes(db: Db, court_id: string): Promise<FilingCode[]> {
  const { court, pack } = await findPack(db, court_id);
  return usedFilingCodes(court, pack);
}

/** The docket events of a court that a role may enter, with the court's own labels and texts. */
export async function findEventsFor(db: Db, court_id: string, role: string): Promise<DocketEvent[]> {
  const { court, pack } = await findPack(db, court_id);
  return usedDocketEvents(court, pack).filter((event) => mayEnter(role, event));
}
