import type { Hearing } from '#contract/hearings';
import { canBecome, type HearingStatus } from '#domain/hearings/statuses';
import { recordActivity } from '#server/activity/recordActivity';
import { updateHearing } from '#server/calendar/writeHearings';
import type { Actor } from '#server/http/actor';
import { Refusal } from '#server/http/Refusal';
import type { Needs } from '#server/needs';
import { announceHearing, describeHearingInWords } from './announceHearing.ts';
import { describeHearing } from './describeHearing.ts';
import { findHearing, holdHearing } from './hearingRepository.ts';

type End = { id: string; version: number; status: EndStatus; reason: string | undefined };
type EndStatus = Extract<HearingStatus, 'cancelled' | 'completed' | 'adjourned'>;

const told = {
  cancelled: { action: 'hearing_cancelled', title: 'Hearing Cancelled', kind: 'hearing_cancelled', done: 'cancelled' },
  completed: {
    action: 'hearing_completed',
    title: 'Hearing Completed',
    kind: 'hearing_changed',
    done: 'marked as held',
  },
  adjourned: { action: 'hearing_adjourned', title: 'Hearing Adjourned', kind: 'hearing_changed', done: 'adjourned' },
} as const;

/** Cancels a hearing, or says that it was held or adjourned. What is cancelled or adjourned gives its time free. */
export async function endHearing(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, version, status, reason }: End,
): Promise<{ message: string; hearing: Hearing }> {
  const { action, title, kind, done } = told[status];
  return needs.db.transaction(async (tx) => {
    const { hearing: before } = await holdHearing(tx, actor, { id, version });
    if (!canBecome(before.status, status)) throw new Refusal('hearing_over');
    if (status === 'completed' && before.starts_at > needs.now()) throw new Refusal('hearing_to_come');
    const after = await updateHearing(tx, before, { status, reason: reason ?? null }, needs.now());
    const hearing = describeHearing(await findHearing(tx, actor, id), actor);
    await announceHearing(tx, needs, actor, after, { kind, title, change: action });
    await recordActivity(tx, needs, actor, {
      action,
      subject_type: 'hearing',
      subject_id: id,
      title,
      description: [`${after.case_number}: ${describeHearingInWords(after)}`, reason && `Reason: ${reason}`]
        .filter(Boolean)
        .join(' '),
      concerns: after.judge_id,
    });
    return { message: `Hearing ${done}`, hearing };
  });
}
