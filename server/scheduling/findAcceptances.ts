import { findMovesOfBatchesForSystem } from '#server/calendar/hearingMoves';
import type { Db } from '#server/kernel/Database';
import { findBatchesOfPlanForSystem } from '#server/rescheduling/batchRepository';

export type Acceptance = { batch_id: string; at: Date };

/** The changes by which places of a plan were accepted and not undone, by hearing. */
export async function findAcceptances(db: Db, plan_id: string): Promise<ReadonlyMap<string, Acceptance>> {
  const batches = new Map((await findBatchesOfPlanForSystem(db, plan_id)).map((batch) => [batch.id, batch]));
  if (batches.size === 0) return new Map();
  const moves = await findMovesOfBatchesForSystem(db, [...batches.keys()]);
  return new Map(
    moves.map(({ hearing_id, batch_id }) => [hearing_id, { batch_id: batch_id!, at: batches.get(batch_id!)!.made_at }]),
  );
}
