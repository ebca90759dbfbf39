import type { Hearing } from '#contract/hearings';
import { recordActivity } from '#server/activity/recordActivity';
import type { Db } from '#server/db/db';
import type { Actor } from '#server/http/actor';
import type { Needs } from '#server/needs';
import { announceHearing, describeHearingInWords } from './announceHearing.ts';
import { describeHearing } from './describeHearing.ts';
import type { StoredHearing } from './FoundHearing.ts';
import { findHearing } from './hearingRepository.ts';

type Done = {
  action: string;
  title: string;
  kind: 'hearing_scheduled' | 'hearing_changed' | 'hearing_cancelled';
  message: string;
};

/** Announces and records what was done with a hearing, and answers with the hearing as it is now. */
export async function finishHearing(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  after: StoredHearing,
  { action, title, kind, message }: Done,
): Promise<{ message: string; hearing: Hearing }> {
  const hearing = describeHearing(await findHearing(tx, actor, after.id), actor);
  await announceHearing(tx, needs, actor, after, { kind, title, change: action });
  await recordActivity(tx, needs, actor, {
    action,
    subject_type: 'hearing',
    subject_id: after.id,
    title,
    description: [`${after.case_number}: ${describeHearingInWords(after)}`, after.reason && `Reason: ${after.reason}`]
      .filter(Boolean)
      .join(' '),
    concerns: after.judge_id,
  });
  return { message, hearing };
}
