import { moveRecordsOfCase } from '#server/cases/moveRecordsOfCase';
import { rulings } from '#server/db/schema/rulings';
import type { Db } from '#server/kernel/Database';

/** Moves the rulings of a case, or some of them, to another case with their motions. Returns their IDs. */
export const moveRulingsForSystem = (tx: Db, from: string, to: string, only?: readonly string[]): Promise<string[]> =>
  moveRecordsOfCase(tx, rulings, { from, to, only });
