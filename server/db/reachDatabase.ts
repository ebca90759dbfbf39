import { SettingsError } from '#server/kernel/config';
import type { Connection } from './Connection.ts';
import { connectOnce } from './connectOnce.ts';

/** The role in which a connection works. If connecting fails, the refusal names the setting and the reason. */
export async function reachDatabase(setting: string, connection: Connection): Promise<string> {
  try {
    return await connectOnce(connection, async (client) => {
      const { rows } = await client.query('select current_user as role');
      return rows[0].role;
    });
  } catch (error) {
    // The driver's message names the server, the role or the database, and never the password.
    throw new SettingsError(`${setting}: the portal cannot connect to the database (${reasonOf(error)}).`);
  }
}

/** A host name with several addresses fails once for each of them. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : 'no reason given';
}
