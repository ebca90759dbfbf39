import { countRecordsOfCase, moveRecordsOfCase } from '#server/cases/moveRecordsOfCase';
import { orders } from '#server/db/schema/orders';
import type { Db } from '#server/kernel/Database';

/** Moves the orders of a case, or some of them, to another case. Returns their IDs. */
export const moveOrdersForSystem = (tx: Db, from: string, to: string, only?: readonly string[]): Promise<string[]> =>
  moveRecordsOfCase(tx, orders, { from, to, only });

/** How many orders of a case a merge moves. */
export const countOrdersOfCaseForSystem = (db: Db, case_id: string): Promise<number> =>
  countRecordsOfCase(db, orders, case_id);
