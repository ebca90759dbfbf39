import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** What a repository needs of PostgreSQL. The database and a transaction in it both fit. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** The portal's database. `transaction(work)` commits what `work` did, or nothing of it when it throws. */
export type Database = NodePgDatabase & { $client: pg.Pool };
