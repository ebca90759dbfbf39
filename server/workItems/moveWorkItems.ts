import { countRecordsOfCase, moveRecordsOfCase } from '#server/cases/moveRecordsOfCase';
import { workItems } from '#server/db/schema/workItems';
import type { Db } from '#server/kernel/Database';

/** Moves the requests in a case, or some of them, to another case. Returns their IDs. */
export const moveWorkItemsForSystem = (tx: Db, from: string, to: string, only?: readonly string[]): Promise<string[]> =>
  moveRecordsOfCase(tx, workItems, { from, to, only });

/** How many requests of a case a merge moves. */
export const countWorkItemsOfCaseForSystem = (db: Db, case_id: string): Promise<number> =>
  countRecordsOfCase(db, workItems, case_id);
