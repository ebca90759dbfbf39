import pg from 'pg';
import type { Connection } from './Connection.ts';

/** Runs work on a separate connection, which is closed afterward. */
export async function connectOnce<Result>(
  to: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...to, application_name: 'assize migration' });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
