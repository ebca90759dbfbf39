import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type DatedStatus, standingOn } from '#domain/attorneys/standingOn';
import { columnOf } from '#server/db/columnOf';
import { attorneyStandings } from '#server/db/schema/attorneyStandings';
import { attorneys } from '#server/db/schema/attorneys';
import { rosterFirms } from '#server/db/schema/rosterCases';
import type { Db } from '#server/kernel/Database';
import { firmsOf } from './findFirms.ts';

/**
 * The statuses of a row of the roster with their dates, the last begun first: those of the past, and the present one as
 * the entry has it.
 */
export const datedStandings: SQL<DatedStatus[]> = sql`(
  select json_agg(json_build_object('status', h.status, 'from', h.starts_on, 'until', h.ends_on)
    order by h.starts_on desc nulls last, h.ends_on desc nulls first, h.recorded_at desc) from (
    select s.status, s.starts_on, s.ends_on, s.recorded_at from ${attorneyStandings} s
    where s.attorney_id = ${columnOf(attorneys.id)} and s.ends_on is not null
    union all
    select ${columnOf(attorneys.status)}, ${columnOf(attorneys.status_since)}, null, null) h)`;

type NamedStanding = {
  id: string;
  full_name: string;
  bar_number: string;
  firms: string[];
  standing: DatedStatus | null;
};

/** Some attorneys with their firms and their standings on a day, in the order of their IDs; null where none is known. */
export async function findStandingsOn(db: Db, ids: readonly string[], day: string): Promise<NamedStanding[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({
      ...{ id: attorneys.id, full_name: attorneys.full_name, bar_number: attorneys.bar_number },
      ...{ firm: attorneys.firm, portal_firm: rosterFirms.name },
      history: datedStandings,
    })
    .from(attorneys)
    .leftJoin(rosterFirms, eq(rosterFirms.person_id, attorneys.person_id))
    .where(inArray(attorneys.id, [...ids]))
    .orderBy(attorneys.id);
  return found.map(({ id, full_name, bar_number, history, ...firms }) => ({
    ...{ id, full_name, bar_number, firms: firmsOf(firms), standing: standingOn(history, day) },
  }));
}
