import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findHearing } from '#server/calendar/hearingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

/** A hearing on the calendar that the viewer has access to; a request that no clerk has confirmed is not found. */
export async function findSessionHearing(db: Db, viewer: Actor, id: string): Promise<StoredHearing> {
  const { hearing } = await findHearing(db, viewer, id);
  if (hearing.status === 'requested') throw new Refusal('not_found');
  return hearing;
}

/** The same, if its case is on the docket: only then can it have minutes. */
export async function findHearingWithCase(db: Db, viewer: Actor, id: string) {
  const hearing = await findSessionHearing(db, viewer, id);
  if (hearing.case_id === null) throw new Refusal('hearing_without_case');
  return { ...hearing, case_id: hearing.case_id };
}

export type HearingWithCase = Awaited<ReturnType<typeof findHearingWithCase>>;
