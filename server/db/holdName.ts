import { sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/Database';

/** Makes all transactions that hold the same name follow one another; the name is released when they end. */
export async function holdName(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
