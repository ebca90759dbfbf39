import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '#contract/endpoint';
import type { applyBatch as asked, NewBatch } from '#contract/hearingBatches';
import { mostAtOnce } from '#domain/hearings/batches/batchActs';
import { recordActivity } from '#server/activity/recordActivity';
import { lockHearingsForSystem } from '#server/calendar/lockHearingsForSystem';
import { retryOnClash } from '#server/hearings/retryOnClash';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { batchJob, batchNoticesJob } from './batchJobs.ts';
import { insertBatch, readBatchFor, type StoredBatch, updateBatch } from './batchRepository.ts';
import { checkIn } from './checkBatch.ts';
import { recordRescheduled } from './recordRescheduled.ts';
import { writeBatch } from './writeBatch.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/**
 * Reschedules several hearings: in one transaction, or, above a number of them, by a job. Conflicts are named for each
 * hearing, and nothing is changed, or only the hearings without conflicts where the user chose to leave them out. The
 * places of a plan that are accepted also set requested hearings.
 */
export async function applyBatch(
  needs: Tools,
  actor: Actor,
  given: NewBatch,
  plan_id: string | null = null,
): Promise<ReplyOf<typeof asked>> {
  const id = randomUUID();
  const batch = { ...batchOf(needs, actor, id, given), plan_id };
  if (given.hearings.length > mostAtOnce) {
    await needs.db.transaction(async (tx) => {
      const { hearings, scope } = given;
      await insertBatch(tx, { ...batch, state: 'queued', asked: { hearings, scope } });
      await addJob(tx, batchJob, { batch_id: id });
    });
    const data = await readBatchFor(needs.db, actor, id);
    return { message: `${data.total} hearings are being rescheduled`, data };
  }
  await retryOnClash(() =>
    needs.db.transaction((tx) => applyIn(tx, needs, actor, { ...batch, state: 'applied' }, given)),
  );
  const data = await readBatchFor(needs.db, actor, id);
  const done = plan_id === null ? 'rescheduled' : 'set or moved';
  return { message: data.done === 1 ? `1 hearing ${done}` : `${data.done} hearings ${done}`, data };
}

function batchOf({ now }: Tools, actor: Actor, id: string, { act, cause, reason, leaves_out, hearings }: NewBatch) {
  const { court_id, person_id: made_by } = actor;
  return { id, court_id, act, cause, reason, leaves_out, made_by, made_at: now(), total: hearings.length };
}

type NewRow = Parameters<typeof insertBatch>[1];
type Given = Pick<NewBatch, 'act' | 'hearings' | 'scope' | 'leaves_out' | 'reason'> & { confirms: boolean };
/** Hears, while a large batch is applied, how many of its hearings are done. */
export type Progress = (done: number) => Promise<void>;

/** The same in the caller's transaction. The batch is stored first, since the dates of its hearings refer to it. */
async function applyIn(tx: Db, needs: Tools, actor: Actor, row: NewRow, given: NewBatch): Promise<void> {
  const confirms = typeof row.plan_id === 'string';
  const { accepted, about } = await decide(tx, needs, actor, { ...given, confirms });
  const batch = await insertBatch(tx, { ...row, ...about });
  await write(tx, needs, actor, { batch, accepted });
}

/** Applies a batch that was queued. Its row stays free until the end, so that its progress can be written and read. */
export async function applyQueued(
  tx: Db,
  needs: Tools,
  actor: Actor,
  { batch, progress }: { batch: StoredBatch; progress: Progress },
): Promise<void> {
  const { act, reason, leaves_out, asked, plan_id } = batch;
  const given = { act, reason, leaves_out, ...asked!, confirms: plan_id !== null };
  const { accepted, about } = await decide(tx, needs, actor, given);
  await write(tx, needs, actor, { batch: { ...batch, ...about }, accepted, progress });
  await updateBatch(tx, batch.id, about);
}

/** What the batch can do. Conflicts refuse it, unless they are left out and something remains. */
async function decide(tx: Db, needs: Tools, actor: Actor, given: Given) {
  const now = needs.now();
  const ids = given.hearings.map(({ hearing_id }) => hearing_id);
  await lockHearingsForSystem(tx, ids);
  const { accepted, problems } = await checkIn(tx, actor, given, { now, locks: true, confirms: given.confirms });
  if (problems.length > 0 && (!given.leaves_out || accepted.length === 0)) {
    throw new Refusal('batch_conflicts', { problems });
  }
  const about = {
    ...{ state: 'applied' as const, asked: null, done: accepted.length },
    problems: problems.length > 0 ? problems : null,
    notices_due_at: new Date(now.getTime() + needs.config.hearing_notice_seconds * 1000),
  };
  return { accepted, about };
}

type Writing = Pick<Parameters<typeof writeBatch>[2], 'batch' | 'accepted'> & { progress?: Progress };

async function write(tx: Db, needs: Tools, actor: Actor, { batch, accepted, progress }: Writing): Promise<void> {
  const written = await writeBatch(tx, actor, { batch, accepted, now: needs.now() });
  await addJob(tx, batchNoticesJob, { batch_id: batch.id }, { runAt: batch.notices_due_at! });
  const { act, reason } = batch;
  await recordRescheduled(tx, needs, actor, { act, written, progress });
  await recordActivity(tx, needs, actor, {
    ...{ action: 'hearings_rescheduled', values: { act, count: accepted.length, reason } },
    ...{ subject_type: 'hearing_batch', subject_id: batch.id },
  });
}
