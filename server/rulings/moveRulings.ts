import { eq, ne } from 'drizzle-orm';
import { countRecordsOfCase, moveRecordsOfCase } from '#server/cases/moveRecordsOfCase';
import { rulings } from '#server/db/schema/rulings';
import type { Db } from '#server/kernel/Database';

/** Moves the rulings of a case, or some of them, to another case with their motions. Returns their IDs. */
export const moveRulingsForSystem = (tx: Db, from: string, to: string, only?: readonly string[]): Promise<string[]> =>
  moveRecordsOfCase(tx, rulings, { from, to, only });

/** How many rulings of a case a merge moves, and how many tentative ones. */
export async function countRulingsOfCaseForSystem(
  db: Db,
  case_id: string,
): Promise<{ ruling: number; tentative: number }> {
  const ruling = await countRecordsOfCase(db, rulings, case_id, ne(rulings.stage, 'tentative'));
  return { ruling, tentative: await countRecordsOfCase(db, rulings, case_id, eq(rulings.stage, 'tentative')) };
}
