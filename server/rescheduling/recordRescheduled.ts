import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import type { BatchAct } from '#domain/hearings/batches/batchActs';
import { recordActivity } from '#server/activity/recordActivity';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { nameHearing } from '#server/hearings/announceHearing';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

type Recording = {
  act: BatchAct;
  written: readonly StoredHearing[];
  /** Hears from time to time how many hearings are recorded. */
  progress?: ((done: number) => Promise<void>) | undefined;
};

const reportedEvery = 50;

/** Records, for each hearing, what was done with it, as for a hearing that is changed alone. */
export async function recordRescheduled(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { act, written, progress }: Recording,
): Promise<void> {
  for (const [index, hearing] of written.entries()) {
    await recordActivity(tx, needs, actor, {
      ...describeDone(act, hearing),
      ...{ subject_type: 'hearing', subject_id: hearing.id, concerns: hearing.judge_id },
    });
    if ((index + 1) % reportedEvery === 0) await progress?.(index + 1);
  }
}

function describeDone(act: BatchAct, hearing: StoredHearing): ActivityMessage {
  const values = nameHearing(hearing);
  if (hearing.status === 'cancelled') return { action: 'hearing_cancelled', values };
  if (hearing.status === 'adjourned') return { action: 'hearing_adjourned', values };
  if (act === 'continue') return { action: 'hearing_scheduled', values };
  return { action: 'hearing_changed', values: { ...values, moved: true } };
}
