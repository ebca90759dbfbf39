import { and, eq, isNull } from 'drizzle-orm';
import { deadlines } from '#server/db/schema/deadlines';
import type { Db } from '#server/kernel/Database';

type New = Omit<typeof deadlines.$inferInsert, 'id' | 'owner_id' | 'state'> & { owner_id: string };

/** Saves a deadline that the portal computed for one person. Only its owner reads it, so no record names it. */
export async function keepOwnForSystem(tx: Db, deadline: New): Promise<string | null> {
  const [kept] = await tx.insert(deadlines).values(deadline).onConflictDoNothing().returning({ id: deadlines.id });
  return kept?.id ?? null;
}

type Settling = { state: 'open' | 'met' | 'waived'; reason: string; at: Date };

/** Ends or reopens a deadline that the portal keeps. What its owner settled remains as the owner settled it. */
export async function settleOwnForSystem(tx: Db, id: string, { state, reason, at }: Settling): Promise<void> {
  const [held] = await tx
    .select()
    .from(deadlines)
    .where(and(eq(deadlines.id, id), isNull(deadlines.settled_by)))
    .for('update');
  if (!held || held.state === state) return;
  await tx
    .update(deadlines)
    .set({
      ...{ state, settled_at: state === 'open' ? null : at, settled_reason: reason, version: held.version + 1 },
    })
    .where(eq(deadlines.id, id));
}
