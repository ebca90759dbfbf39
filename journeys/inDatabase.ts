import { closeDatabase, openDatabase } from '#server/db/db';
import { superviseDatabase } from '#server/db/superviseDatabase';
import type { Database } from '#server/kernel/Database';
import type { RunningPortal } from './startPortal.ts';

/** What a journey cannot do on a screen or wait for: it works in the database of the running portal. */
export async function inDatabase<Result>(
  portal: Pick<RunningPortal, 'dataDir'>,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const shared = await superviseDatabase(portal.dataDir, { share: true });
  const db = openDatabase(shared.connection, { connections: 1 });
  const result = await work(db);
  await closeDatabase(db);
  await shared.close();
  return result;
}
