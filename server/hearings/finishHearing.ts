import type { Hearing } from '#contract/hearings';
import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import type { NamedHearing } from '#domain/activity/messages/hearings';
import { recordActivity } from '#server/activity/recordActivity';
import { describeHearing } from '#server/calendar/describeHearing';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findHearing } from '#server/calendar/hearingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { announceHearing, nameHearing } from './announceHearing.ts';

/** What was done with a hearing. The record and other systems have one action for a move and any other change. */
type HearingDone = 'scheduled' | 'requested' | 'confirmed' | 'moved' | 'changed' | EndOfHearing;
type EndOfHearing = 'cancelled' | 'completed' | 'adjourned';

/** Announces and records what was done with a hearing, and answers with the hearing as it is now. */
export async function finishHearing(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  after: StoredHearing,
  { done, message }: { done: HearingDone; message: string },
): Promise<{ message: string; hearing: Hearing }> {
  const hearing = describeHearing(await findHearing(tx, actor, after.id), actor);
  const line = describeDone(done, nameHearing(after));
  await announceHearing(tx, needs, actor, after, `hearing.${done}`);
  await recordActivity(tx, needs, actor, {
    ...line,
    subject_type: 'hearing',
    subject_id: after.id,
    concerns: after.judge_id,
  });
  return { message, hearing };
}

function describeDone(done: HearingDone, hearing: NamedHearing): ActivityMessage {
  if (done === 'moved' || done === 'changed') {
    return { action: 'hearing_changed', values: { ...hearing, moved: done === 'moved' } };
  }
  return { action: `hearing_${done}`, values: hearing };
}
