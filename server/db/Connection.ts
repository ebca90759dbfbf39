/** How to reach one database: over a private Unix socket (host is then a directory), or by a DATABASE_URL. */
export type Connection = { host: string; port: number; user: string; database: string } | { connectionString: string };

/** The same connection, to another database of the same server. */
export function withDatabase(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}
