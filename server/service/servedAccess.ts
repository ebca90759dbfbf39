import { strictest } from '#domain/access/accessLevels';
import { confidentialityOfFiling } from '#domain/access/levelOfConfidentiality';
import { openFileTypes } from '#domain/courts/openFileTypes';
import { codeOfDocketed } from '#domain/docketing/codeOfDocketed';
import { filingCodesById } from '#domain/docketing/filingCodeOf';
import { accessOfServed } from '#domain/service/accessOfServed';
import type { ServedAccess } from '#domain/service/serviceChoices';
import { findEntryAccessForSystem } from '#server/cases/docket/findEntryAccess';
import type { StoredCourt } from '#server/courts/findCourt';
import { findPlacedWithAttachmentsForSystem } from '#server/filings/filingsForSystem';
import {
  type FiledVersion,
  findFiledVersionsForSystem,
  findNewestVersionsForSystem,
} from '#server/filings/findFiledVersions';
import type { Db } from '#server/kernel/Database';
import { findServedVersionIds } from './serviceRepository.ts';

/** A served document, with who receives it through the portal as of now. */
export type ServedVersion = FiledVersion & { position: number; access: ServedAccess };

/** The documents of a service in order. Access follows the docket: a document that is sealed later is shown no longer. */
export async function findServedVersions(db: Db, court: StoredCourt, service_id: string): Promise<ServedVersion[]> {
  return describeServed(db, court, await findServedVersionIds(db, service_id));
}

/** The documents of the filing behind a docket entry, with those of its attachments, as the court accepted them. */
export async function findVersionsOfEntry(db: Db, court: StoredCourt, filing_id: string): Promise<ServedVersion[]> {
  const filing_ids = await findPlacedWithAttachmentsForSystem(db, filing_id);
  return describeServed(db, court, await findNewestVersionsForSystem(db, filing_ids));
}

async function describeServed(db: Db, court: StoredCourt, ids: string[]): Promise<ServedVersion[]> {
  const versions = await findFiledVersionsForSystem(db, ids);
  const entries = await findEntryAccessForSystem(
    db,
    versions.map(({ filing }) => filing.attached_to ?? filing.id),
  );
  const used = filingCodesById(court);
  return ids.flatMap((id, index) => {
    const version = versions.find((one) => one.id === id);
    if (!version) return [];
    const { filing } = version;
    const entry = entries.get(filing.attached_to ?? filing.id);
    const code = codeOfDocketed({ ...filing, code: entry?.code || null }, court, used);
    const { access: level, removed_at } = version.document;
    const own = strictest(filing.access, level, removed_at && 'sealed');
    const access = accessOfServed({
      entry: entry ? strictest(entry.access, entry.case_access, own) : own === 'public' ? null : own,
      confidentiality: code ? confidentialityOfFiling(code.confidentiality, filing) : null,
      is_open_type: openFileTypes.includes(filing.case_type),
    });
    return [{ ...version, position: index + 1, access }];
  });
}
