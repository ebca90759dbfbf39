/** How to reach one database: over a private Unix socket (host is then a directory), or by a DATABASE_URL. */
export type Connection = { host: string; port: number; user: string; database: string } | { connectionString: string };

/**
 * The two ways into the portal's database. The portal works as `connection`, whose role may add to the record but not
 * change it; `owner` owns the tables and changes them on an upgrade. Null where the portal is not given that way.
 */
export type DatabaseAccess = { connection: Connection; owner: Connection | null };

/** The same connection, to another database of the same server. */
export function withDatabase(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}

/** The same connection, as another role of the same server. */
export function withRole(connection: Connection, user: string, password: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, user };
  const url = new URL(connection.connectionString);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return { connectionString: url.href };
}
