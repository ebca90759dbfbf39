import { sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/Database';

/** Serializes all transactions that lock the same name; the lock is released when they end. */
export async function lockName(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
