import { and, eq, inArray, sql } from 'drizzle-orm';
import { deadlines } from '#server/db/schema/deadlines';
import type { Db } from '#server/kernel/Database';

/** How many deadlines of a case another case does not have. */
export function countMovableDeadlinesForSystem(db: Db, from: string, to: string): Promise<number> {
  return db.$count(deadlines, and(eq(deadlines.case_id, from), isNotKeptIn(to)));
}

/**
 * Moves deadlines of a case to another one, as part of a merge or its undoing. Those that the other case has as well
 * remain.
 */
export async function moveDeadlinesForSystem(
  tx: Db,
  from: string,
  to: string,
  only?: readonly string[],
): Promise<string[]> {
  if (only?.length === 0) return [];
  const moved = await tx
    .update(deadlines)
    .set({ case_id: to, version: sql`${deadlines.version} + 1` })
    .where(and(eq(deadlines.case_id, from), isNotKeptIn(to), only && inArray(deadlines.id, [...only])))
    .returning({ id: deadlines.id });
  return moved.map(({ id }) => id);
}

const isNotKeptIn = (case_id: string) => sql`not exists (
  select 1 from deadlines there where there.case_id = ${case_id} and there.rule_id = ${deadlines.rule_id}
  and there.trigger_date = ${deadlines.trigger_date}
  and there.service_method is not distinct from ${deadlines.service_method}
  and there.owner_id is not distinct from ${deadlines.owner_id}
  and there.filing_id is not distinct from ${deadlines.filing_id})`;
