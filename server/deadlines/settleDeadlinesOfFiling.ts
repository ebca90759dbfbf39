import { and, eq, sql } from 'drizzle-orm';
import { deadlines } from '#server/db/schema/deadlines';
import type { Db } from '#server/kernel/Database';
import { isOpen } from './deadlineRepository.ts';

/** Settles the open deadlines that run from a filing, such as the time to oppose a motion that the court has decided. */
export async function settleDeadlinesOfFilingForSystem(
  tx: Db,
  { filing_id, by, at, reason }: { filing_id: string; by: string; at: Date; reason: string },
): Promise<number> {
  const settled = await tx
    .update(deadlines)
    .set({
      ...{ state: 'waived', settled_by: by, settled_at: at, settled_reason: reason },
      version: sql`${deadlines.version} + 1`,
    })
    .where(and(eq(deadlines.filing_id, filing_id), isOpen))
    .returning({ id: deadlines.id });
  return settled.length;
}
