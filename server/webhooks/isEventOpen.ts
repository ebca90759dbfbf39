import { sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/Database';
import { isOpenToSystems } from '#server/visibility/isOpenToSystems';

/** Whether the court’s other systems learn of an event as the levels of its case and its filing are now. */
export async function isEventOpen(db: Db, event_id: string | null): Promise<boolean> {
  if (event_id === null) return true;
  const { rows } = await db.execute<{ open: boolean }>(sql`select ${isOpenToSystems(sql`${event_id}::uuid`)} as open`);
  return rows[0]!.open;
}
