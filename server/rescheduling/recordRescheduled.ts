import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import type { BatchAct } from '#domain/hearings/batches/batchActs';
import { recordActivities } from '#server/activity/recordActivity';
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

const linesAtOnce = 50;

/** Records, for each hearing, what was done with it, as for a hearing that is changed alone. */
export async function recordRescheduled(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { act, written, progress }: Recording,
): Promise<void> {
  for (let first = 0; first < written.length; first += linesAtOnce) {
    const part = written.slice(first, first + linesAtOnce);
    const lines = part.map((hearing) => ({
      ...describeDone(act, hearing),
      ...{ subject_type: 'hearing' as const, subject_id: hearing.id, concerns: hearing.judge_id },
    }));
    await recordActivities(tx, needs, actor, lines);
    await progress?.(first + part.length);
  }
}

function describeDone(act: BatchAct, hearing: StoredHearing): ActivityMessage {
  const values = nameHearing(hearing);
  if (hearing.status === 'cancelled') return { action: 'hearing_cancelled', values };
  if (hearing.status === 'adjourned') return { action: 'hearing_adjourned', values };
  if (act === 'continue') return { action: 'hearing_scheduled', values };
  return { action: 'hearing_changed', values: { ...values, moved: true } };
}
