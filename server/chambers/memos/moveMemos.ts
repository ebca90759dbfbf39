import { countRecordsOfCase, moveRecordsOfCase } from '#server/cases/moveRecordsOfCase';
import { benchMemos } from '#server/db/schema/benchMemos';
import type { Db } from '#server/kernel/Database';

/** Moves the bench memos in a case, or some of them, to another case with their motions and hearings. Returns their IDs. */
export const moveMemosForSystem = (tx: Db, from: string, to: string, only?: readonly string[]): Promise<string[]> =>
  moveRecordsOfCase(tx, benchMemos, { from, to, only });

/** How many bench memos of a case a merge moves. */
export const countMemosOfCaseForSystem = (db: Db, case_id: string): Promise<number> =>
  countRecordsOfCase(db, benchMemos, case_id);
