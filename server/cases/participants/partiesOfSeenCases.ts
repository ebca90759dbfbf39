import { and, eq, inArray } from 'drizzle-orm';
import { cases, parties } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from '#server/visibility/visibleCases';

/** Those of these participants, for court staff, who are in open cases that the viewer sees, with the case of each. */
export async function findPartiesOfOpenCases(db: Db, viewer: Actor, party_ids: readonly string[]) {
  if (party_ids.length === 0) return [];
  return db
    .select({
      id: parties.id,
      role: parties.role,
      full_name: parties.full_name,
      case_id: cases.id,
      case_number: cases.case_number,
      case_title: cases.title,
    })
    .from(parties)
    .innerJoin(cases, eq(cases.id, parties.case_id))
    .where(and(inArray(parties.id, [...party_ids]), eq(cases.status, 'open'), visibleCases(db, viewer)));
}

/** The IDs of every participant of these cases. */
export async function findPartyIdsForSystem(db: Db, case_ids: readonly string[]): Promise<string[]> {
  if (case_ids.length === 0) return [];
  const found = await db
    .select({ id: parties.id })
    .from(parties)
    .where(inArray(parties.case_id, [...case_ids]));
  return found.map(({ id }) => id);
}
