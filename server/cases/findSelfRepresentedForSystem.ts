import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { cases, parties } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';

/**
 * The names of the self-represented parties in some cases of a court, and in the other cases of the same parties, by
 * case: they appear themselves, and cannot be at two hearings at the same time. For the court's own decisions.
 */
export async function findSelfRepresentedForSystem(
  db: Db,
  court_id: string,
  case_ids: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (case_ids.length === 0) return found;
  const names = db
    .select({ name: sql`lower(${parties.full_name})` })
    .from(parties)
    .where(and(isSelfRepresented, inArray(parties.case_id, [...case_ids])));
  const rows = await db
    .select({ case_id: parties.case_id, full_name: parties.full_name })
    .from(parties)
    .innerJoin(cases, eq(cases.id, parties.case_id))
    .where(and(isSelfRepresented, eq(cases.court_id, court_id), inArray(sql`lower(${parties.full_name})`, names)));
  for (const { case_id, full_name } of rows) found.set(case_id, [...(found.get(case_id) ?? []), full_name]);
  return found;
}

const isSelfRepresented = and(eq(parties.self_represented, true), isNull(parties.ended_on));
