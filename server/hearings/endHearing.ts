import type { Hearing } from '#contract/hearings';
import { canBecome, type HearingStatus } from '#domain/hearings/statuses';
import { lockHearing } from '#server/calendar/hearingRepository';
import { updateHearing } from '#server/calendar/updateHearing';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { finishHearing } from './finishHearing.ts';

type End = {
  id: string;
  version: number;
  reason?: string | undefined;
  /** A case that was called was heard, even if before its time. */
  wasCalled?: boolean;
};
type EndStatus = Extract<HearingStatus, 'cancelled' | 'completed' | 'adjourned'>;

const words = { cancelled: 'canceled', completed: 'marked as held', adjourned: 'continued' } as const;

/** Cancels a hearing, or records that it was held or adjourned. A canceled or adjourned hearing no longer takes its time. */
export async function endHearing(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, version, reason }: End,
  status: EndStatus,
): Promise<{ message: string; hearing: Hearing }> {
  return needs.db.transaction((tx) => endIn(tx, needs, actor, { id, version, reason }, status));
}

/** The same in the caller's transaction. */
export async function endIn(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { id, version, reason, wasCalled = false }: End,
  status: EndStatus,
): Promise<{ message: string; hearing: Hearing }> {
  const { hearing: before } = await lockHearing(tx, actor, { id, version });
  if (!canBecome(before.status, status)) throw new Refusal('hearing_over');
  if (status === 'completed' && !wasCalled && before.starts_at > needs.now()) throw new Refusal('hearing_to_come');
  const after = await updateHearing(tx, before, { status, reason: reason ?? null }, needs.now());
  return finishHearing(tx, needs, actor, after, { done: status, message: `Hearing ${words[status]}` });
}
