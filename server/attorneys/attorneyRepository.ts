import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { RosterStatistics } from '#contract/attorneys';
import { attorneys } from '#server/db/schema/attorneys';
import { rosterAssignments, rosterCases } from '#server/db/schema/rosterCases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredAttorney = typeof attorneys.$inferSelect;

/** `active_cases` is entered by hand while the court has no cases, then counted from open assigned cases (departure 29). */
const courtHasCases = sql<boolean>`exists (select 1 from ${rosterCases} c where c.court_id = ${attorneys}.court_id)`;
const openCases = sql<number>`(select count(*)::int from ${rosterAssignments} a
  where a.attorney_id = ${attorneys}.id and a.status = 'open')`;
export const activeCases = sql<number>`case when ${courtHasCases} then ${openCases} else ${attorneys.active_cases} end`;

const shown = {
  id: attorneys.id,
  court_id: attorneys.court_id,
  person_id: attorneys.person_id,
  full_name: attorneys.full_name,
  bar_number: attorneys.bar_number,
  status: attorneys.status,
  status_since: attorneys.status_since,
  type: attorneys.type,
  firm: attorneys.firm,
  email: attorneys.email,
  active_cases: activeCases,
  version: attorneys.version,
};
export type ShownAttorney = {
  [Name in keyof typeof shown]: Name extends 'active_cases' ? number : StoredAttorney[Name & keyof StoredAttorney];
};

type Window = { limit: number; offset: number };

/** Entries of the roster in order; those that are equal in it by name, then by id, so that no page repeats one. */
export function findAttorneys(
  db: Db,
  matching: SQL | undefined,
  order: SQL[],
  { limit, offset }: Window,
): Promise<ShownAttorney[]> {
  return db
    .select(shown)
    .from(attorneys)
    .where(matching)
    .orderBy(...order, asc(attorneys.full_name), asc(attorneys.id))
    .limit(limit)
    .offset(offset);
}

/** What the roster is sorted by. */
export function orderBy(column: keyof typeof sortable, direction: 'ascending' | 'descending'): SQL {
  return direction === 'ascending' ? asc(sortable[column]) : desc(sortable[column]);
}

const sortable = {
  full_name: sql`lower(${attorneys.full_name})`,
  bar_number: sql`${attorneys.bar_number}`,
  status: sql`lower(${attorneys.status})`,
  type: sql`lower(${attorneys.type})`,
  active_cases: activeCases,
};

export async function countAttorneys(db: Db, matching: SQL | undefined): Promise<number> {
  return db.$count(attorneys, matching);
}

/** The roster in figures. */
export async function countRoster(db: Db, court_id: string): Promise<RosterStatistics> {
  const ofStatus = (status: string) =>
    sql<number>`(count(*) filter (where lower(${attorneys.status}) = ${status}))::int`;
  const [[figures], counted] = await Promise.all([
    db
      .select({
        total: count(),
        active: ofStatus('active'),
        inactive: ofStatus('inactive'),
        suspended: ofStatus('suspended'),
        active_cases: sql<number>`coalesce(sum(${activeCases}), 0)::int`,
      })
      .from(attorneys)
      .where(eq(attorneys.court_id, court_id)),
    areCasesCounted(db, court_id),
  ]);
  return { ...figures!, cases_counted: counted };
}

/** Whether the court has cases, from which the active cases of attorneys are counted. */
export async function areCasesCounted(db: Db, court_id: string): Promise<boolean> {
  const [any] = await db
    .select({ id: rosterCases.case_id })
    .from(rosterCases)
    .where(eq(rosterCases.court_id, court_id))
    .limit(1);
  return any !== undefined;
}

/** One entry of the user's court. */
export async function findAttorney(db: Db, viewer: Actor, id: string): Promise<ShownAttorney> {
  const [found] = await findAttorneys(db, inCourtOf(viewer, id), [], { limit: 1, offset: 0 });
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockAttorney(tx: Db, viewer: Actor, id: string): Promise<StoredAttorney> {
  const [held] = await tx.select().from(attorneys).where(inCourtOf(viewer, id)).for('update');
  if (!held) throw new Refusal('not_found');
  return held;
}

function inCourtOf({ court_id }: Actor, id: string): SQL | undefined {
  return and(eq(attorneys.id, id), eq(attorneys.court_id, court_id));
}
