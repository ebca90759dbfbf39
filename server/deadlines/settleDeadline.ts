import { and, eq } from 'drizzle-orm';
import type { settleDeadline as asked, Deadline } from '#contract/deadlines';
import type { InputOf } from '#contract/endpoint';
import type { ActivityAction } from '#domain/activity/ActivityMessages';
import type { DeadlineState } from '#domain/deadlines/states';
import { recordActivity } from '#server/activity/recordActivity';
import { readCourt } from '#server/courts/readCourt';
import { deadlines } from '#server/db/schema/deadlines';
import { askToWeigh } from '#server/filings/weighPrioritiesJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeDeadline, findDeadline, maySettle } from './deadlineRepository.ts';

const settlings = {
  open: 'deadline_reopened',
  met: 'deadline_met',
  missed: 'deadline_missed',
  waived: 'deadline_waived',
} as const satisfies Record<DeadlineState, ActivityAction>;

type Asked = InputOf<typeof asked>;

/** Records how a deadline ended, or reopens it, with a reason. */
export async function settleDeadline(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  input: Asked,
): Promise<{ message: string; data: Deadline }> {
  const data = await needs.db.transaction((tx) => settleIn(tx, needs, actor, input));
  return { message: `Deadline marked as ${input.state}`, data };
}

/** The same, in the caller's transaction. */
export async function settleIn(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { id, state, reason, version }: Asked,
): Promise<Deadline> {
  await tx.select({ id: deadlines.id }).from(deadlines).where(eq(deadlines.id, id)).for('update');
  const court = await readCourt(tx, needs.now(), actor.court_id);
  const held = await findDeadline(tx, actor, id);
  const { deadline } = held;
  if (!maySettle(deadline, actor)) throw new Refusal('not_permitted');
  if (version !== deadline.version) {
    throw new Refusal('changed_meanwhile', {
      version: deadline.version,
      current: describeDeadline(held, actor, court),
    });
  }
  const settled =
    state === 'open'
      ? { settled_by: null, settled_at: null }
      : { settled_by: actor.person_id, settled_at: needs.now() };
  await tx
    .update(deadlines)
    .set({ state, ...settled, settled_reason: reason, version: deadline.version + 1 })
    .where(and(eq(deadlines.id, id), eq(deadlines.version, deadline.version)));
  await askToWeigh(tx, deadline.case_id);
  const after = describeDeadline(await findDeadline(tx, actor, id), actor, court);
  if (deadline.owner_id === null) {
    await recordActivity(tx, needs, actor, {
      action: settlings[state],
      subject_type: 'deadline',
      subject_id: id,
      values: { deadline: deadline.action, case_number: held.case_number, due: deadline.due_date, reason },
      court_id: actor.court_id,
    });
  }
  return after;
}
