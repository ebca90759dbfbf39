import type { readClosureEffects as asked } from '#contract/calendar';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { Closure } from '#domain/courts/holidays/closures';
import { findChangedDatesForSystem, withDays } from '#server/cases/filingDates/findChangedDates';
import { findClosure } from '#server/courts/courtDaysRepository';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeChanges } from './describeChanges.ts';

/** The filing dates and deadlines that would change if a closure were declared or withdrawn. Nothing is changed. */
export async function readClosureEffects(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  { closed_on, closed_until, withdrawn }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const court = await readCourt(db, now(), actor.court_id);
  if (withdrawn !== undefined) {
    const closure = await findClosure(db, actor.court_id, withdrawn);
    if (!closure) throw new Refusal('not_found');
    const after = withDays(court, closure, false);
    return describeChanges(db, after, await findChangedDatesForSystem(db, { court: after, without: court }, closure));
  }
  if (closed_on === undefined) return { results: [], total: 0 };
  const closure = { ...unnamed, closed_on, closed_until: closed_until ?? null };
  const after = withDays(court, closure, true);
  return describeChanges(db, after, await findChangedDatesForSystem(db, { court: after, without: court }, closure));
}

const unnamed: Omit<Closure, 'closed_on' | 'closed_until'> = {
  closed_from: null,
  closed_to: null,
  name: 'Closed by order',
  place: null,
  extends_deadlines: true,
};
