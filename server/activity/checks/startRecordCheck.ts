import type { readRecordCheck as asked, startRecordCheck as starting } from '#contract/activity';
import type { ReplyOf } from '#contract/endpoint';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { recordActivity } from '../recordActivity.ts';
import { recordCheckJob } from './recordCheckJob.ts';
import { findNewestCheck, insertCheck } from './recordCheckRepository.ts';

/** Starts a check of the record of the person’s court; one at a time. */
export async function startRecordCheck(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
): Promise<ReplyOf<typeof starting>> {
  const { court_id, person_id: requested_by } = actor;
  await needs.db.transaction(async (tx) => {
    const made = await insertCheck(tx, { court_id, requested_by, requested_at: needs.now() });
    if (!made) throw new Refusal('record_check_under_way');
    await addJob(tx, recordCheckJob, { id: made.id });
    const subject = { subject_type: 'court', subject_id: court_id } as const;
    await recordActivity(tx, needs, actor, { action: 'record_check_requested', values: {}, ...subject });
  });
  return { message: 'Verification started' };
}

/** The newest check of the record of the person’s court. */
export async function readRecordCheck({ db }: Needs<'db'>, actor: Actor): Promise<ReplyOf<typeof asked>> {
  const found = await findNewestCheck(db, actor);
  if (!found) return { data: null };
  const { requested_at, finished_at, state, lines, signed_through, faults } = found.check;
  return {
    data: {
      ...{ state, lines, signed_through, faults, requested_by: found.requested_by },
      ...{ requested_at: requested_at.toISOString(), finished_at: finished_at?.toISOString() ?? null },
    },
  };
}
