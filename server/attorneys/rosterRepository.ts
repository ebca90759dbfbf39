import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '#server/db/columnOf';
import { matchesAll } from '#server/db/matchesAll';
import { attorneys } from '#server/db/schema/attorneys';
import { searchedText } from '#server/db/searchedText';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

export type RosterEntry = typeof attorneys.$inferSelect;

type Whose = { person_id: string; court_id: string };
type Numbered = { court_id: string; bar_number: string };

const isNumbered = ({ court_id, bar_number }: Numbered) =>
  and(eq(attorneys.court_id, court_id), eq(attorneys.bar_number, bar_number));

/** The entry of the roster that belongs to a person. */
export async function findEntryOf(db: Db, { person_id, court_id }: Whose): Promise<RosterEntry | undefined> {
  const [entry] = await db
    .select()
    .from(attorneys)
    .where(and(eq(attorneys.person_id, person_id), eq(attorneys.court_id, court_id)));
  return entry;
}

export async function findEntry(db: Db, numbered: Numbered): Promise<RosterEntry | undefined> {
  const [entry] = await db.select().from(attorneys).where(isNumbered(numbered));
  return entry;
}

/** The entry of a bar number, locked until the transaction ends. */
export async function lockRosterEntry(tx: Db, numbered: Numbered): Promise<RosterEntry | undefined> {
  const [entry] = await tx.select().from(attorneys).where(isNumbered(numbered)).for('update');
  return entry;
}

/** The account of the attorney with this ID, if they have one. */
export async function findAccount(db: Db, id: string): Promise<string | null> {
  const [entry] = await db.select({ person_id: attorneys.person_id }).from(attorneys).where(eq(attorneys.id, id));
  return entry?.person_id ?? null;
}

/** The entries of several bar numbers, by name. */
export function findEntries(db: Db, court_id: string, bar_numbers: string[]): Promise<RosterEntry[]> {
  return db
    .select()
    .from(attorneys)
    .where(and(eq(attorneys.court_id, court_id), inArray(attorneys.bar_number, bar_numbers)))
    .orderBy(asc(attorneys.full_name));
}

/** Those of these attorneys who are on a court's roster. */
export function findOnRoster(db: Db, court_id: string, ids: string[]): Promise<{ id: string; full_name: string }[]> {
  return db
    .select({ id: attorneys.id, full_name: attorneys.full_name })
    .from(attorneys)
    .where(and(eq(attorneys.court_id, court_id), inArray(attorneys.id, ids)))
    .orderBy(attorneys.id);
}

/** Entries of the roster of the viewer's court, by words of the name and bar number. */
export function findMatchingAttorneys(
  db: Db,
  { court_id }: Pick<Actor, 'court_id'>,
  q: string,
  limit: number,
): Promise<RosterEntry[]> {
  return db
    .select()
    .from(attorneys)
    .where(and(eq(attorneys.court_id, court_id), matchesAll(searchedText.attorneys, q)))
    .orderBy(asc(attorneys.full_name), asc(attorneys.id))
    .limit(limit);
}

/** Gives an entry to a person; false if it belongs to someone else. */
export async function linkEntry(tx: Db, id: string, person_id: string): Promise<boolean> {
  const [linked] = await tx
    .update(attorneys)
    .set({ person_id, version: sql`${attorneys.version} + 1` })
    .where(and(eq(attorneys.id, id), or(isNull(attorneys.person_id), eq(attorneys.person_id, person_id))))
    .returning({ id: attorneys.id });
  return linked !== undefined;
}

/** The bar number of the entry that belongs to a row's person in a court. */
export const ownBarNumber = (person_id: PgColumn, court_id: string): SQL<string | null> =>
  sql`(select a.bar_number from ${attorneys} a where a.person_id = ${columnOf(person_id)} and a.court_id = ${court_id})`;

/** The bar number of the entry that a column names. */
export const barNumberOf = (attorney_id: PgColumn): SQL<string | null> =>
  sql`(select a.bar_number from ${attorneys} a where a.id = ${columnOf(attorney_id)})`;

/** The account of the attorney whom a column names, if they have one. */
export const accountOf = (attorney_id: PgColumn): SQL<string | null> =>
  sql`(select a.person_id from ${attorneys} a where a.id = ${columnOf(attorney_id)})`;

/** The attorneys whose IDs a subquery selects, by name. */
export const namedAttorneys = (ids: SQL): SQL<{ id: string; full_name: string }[]> => sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'full_name', a.full_name) order by a.full_name, a.id), '[]')
  from ${attorneys} a where a.id in ${ids})`;

/** The types of attorneys on a court's roster. */
export async function findRosterTypes(db: Db, court_id: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ type: attorneys.type })
    .from(attorneys)
    .where(eq(attorneys.court_id, court_id))
    .orderBy(asc(attorneys.type))
    .limit(200);
  return found.map(({ type }) => type);
}
