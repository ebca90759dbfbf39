import { retryOnClash } from '#server/hearings/retryOnClash';
import { findPersonInCourt } from '#server/identity/findPersonInCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { applyQueued } from './applyBatch.ts';
import { findBatchForSystem, type StoredBatch, updateBatch } from './batchRepository.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Queued = { batch_id: string };

/** Applies a queued batch. Conflicts are kept with it, so that the person who queued it sees them. */
export async function runBatch(needs: Tools, { batch_id }: Queued): Promise<void> {
  try {
    await retryOnClash(() => needs.db.transaction((tx) => runIn(tx, needs, { batch_id })));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const batch = await findBatchForSystem(needs.db, batch_id);
    const { problems } = (error.details ?? {}) as { problems?: StoredBatch['problems'] };
    if (batch?.state === 'queued')
      await updateBatch(needs.db, batch_id, { state: 'failed', done: 0, problems: problems ?? [] });
  }
}

async function runIn(tx: Db, needs: Tools, { batch_id }: Queued): Promise<void> {
  const batch = await findBatchForSystem(tx, batch_id);
  if (batch?.state !== 'queued') return;
  const actor = await actorOf(tx, batch);
  if (!actor) throw new Refusal('not_permitted');
  // Outside the transaction, so that people see it before the commit.
  const progress = async (done: number) => void (await updateBatch(needs.db, batch_id, { done }));
  await applyQueued(tx, needs, actor, { batch, progress });
}

/** The person who queued the batch, in the present role; null if the person has none in the court any more. */
async function actorOf(tx: Db, { made_by, court_id }: StoredBatch): Promise<Actor | null> {
  const person = await findPersonInCourt(tx, made_by, court_id);
  if (!person?.role) return null;
  const { full_name, role } = person;
  const own = { person_id: made_by, full_name, court_id };
  return { ...own, capacity: role, role, session_id: '', address: '', user_agent: null };
}

/** A batch that failed for another reason than conflicts. */
export async function failBatch({ db }: Needs<'db'>, { batch_id }: Queued): Promise<void> {
  const batch = await findBatchForSystem(db, batch_id);
  if (batch?.state === 'queued') await updateBatch(db, batch_id, { state: 'failed', done: 0, problems: [] });
}
