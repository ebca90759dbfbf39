import { and, type SQL, sql } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { type InSections, inSection } from './sections/inSections.ts';

/** Longer lists are counted only up to this number, and their pages end there, so that a call costs the same in any court. */
export const mostCounted = 10_000;
/** A search reads every row that it counts. */
export const mostFound = 1000;

/** A number of rows, and whether there are more that were not counted. */
export type Counted = { total: number; more: boolean };

type Counting = {
  most?: number;
  sections?: InSections;
  /** The order of the list, if its index is to be read instead of the table. */
  order?: SQL[];
};

/** How long a list that was longer than the limit is taken to be so still. */
const rememberedMs = 5000;
const mostRemembered = 1000;
/** Until when (performance.now) each list, by its statement, is known to be longer than the limit. */
const longUntil = new WeakMap<Db, Map<string, number>>();

/** How many filings match, in all sections or in some, up to a limit. */
export async function countUpTo(
  db: Db,
  matching: SQL | undefined,
  { most = mostCounted, sections = null, order = [] }: Counting = {},
): Promise<Counted> {
  const parts = sections === null ? [matching] : sections.map((section) => and(matching, inSection(section)));
  let found = 0;
  for (const part of parts) {
    if (found > most) break;
    found += await countOne(db, part, order, most);
  }
  return { total: Math.min(found, most), more: found > most };
}

/**
 * Counts rows up to one more than the limit. That a list is longer is remembered for some seconds; a number that is shown
 * is always counted again.
 */
async function countOne(db: Db, where: SQL | undefined, order: SQL[], most: number): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(filings)
    .where(where)
    .orderBy(...order)
    .limit(most + 1);
  const known = longUntil.get(db) ?? new Map<string, number>();
  longUntil.set(db, known);
  const { sql: text, params } = counted.toSQL();
  const key = JSON.stringify([text, params]);
  if ((known.get(key) ?? 0) > performance.now()) return most + 1;
  const found = await db.$count(counted.as('counted'));
  if (found > most) {
    if (known.size >= mostRemembered) known.clear();
    known.set(key, performance.now() + rememberedMs);
  } else known.delete(key);
  return found;
}
