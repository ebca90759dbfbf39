import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

/** How many filings the court placed in a case, and how many undecided ones name it. */
export async function countFilingsOfCaseForSystem(
  db: Db,
  case_id: string,
): Promise<{ placed: number; proposed: number }> {
  const [placed] = await db.select({ n: count() }).from(filings).where(eq(filings.case_id, case_id));
  const undecided = and(eq(filings.proposed_case_id, case_id), isNull(filings.case_id));
  return { placed: placed?.n ?? 0, proposed: await db.$count(filings, undecided) };
}

/** Moves the filings of a case to another one, as part of a merge or its undoing. Returns their IDs. */
export async function moveFilingsForSystem(
  tx: Db,
  from: string,
  to: string,
  only?: readonly string[],
): Promise<string[]> {
  if (only?.length === 0) return [];
  const moved = await tx
    .update(filings)
    .set({ case_id: to })
    .where(and(eq(filings.case_id, from), isNotNull(filings.case_id), only && inArray(filings.id, [...only])))
    .returning({ id: filings.id });
  return moved.map(({ id }) => id);
}

/** The same for the filings that name a case and on which the court has not decided. */
export async function moveProposedForSystem(
  tx: Db,
  from: string,
  to: string,
  only?: readonly string[],
): Promise<string[]> {
  if (only?.length === 0) return [];
  const moved = await tx
    .update(filings)
    .set({ proposed_case_id: to })
    .where(and(eq(filings.proposed_case_id, from), only && inArray(filings.id, [...only])))
    .returning({ id: filings.id });
  return moved.map(({ id }) => id);
}
