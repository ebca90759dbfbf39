import type { NewClosure } from '#contract/calendar';
import { clockTime } from '#contract/messages/en/words';
import type { NamedClosure } from '#domain/activity/messages/court';
import type { Closure } from '#domain/courts/holidays/closures';
import { spellDay } from '#domain/days/spellDay';
import { recordActivity } from '#server/activity/recordActivity';
import { countHearingsWithinForSystem } from '#server/calendar/countHearingsWithinForSystem';
import { queueTemplates } from '#server/calendar/templates/keepTemplates';
import { deleteClosure, insertClosure } from '#server/courts/courtDaysRepository';
import { holdCourtDays } from '#server/courts/courtRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { changeFilingDates } from './changeFilingDates.ts';
import { recountDeadlines } from './recountDeadlines.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Done = { message: string };

/**
 * Closes the court by order. Filing dates and kept deadlines are counted again and the people concerned are notified;
 * hearings on those days stay until a person moves them, and are counted for the administrator.
 */
export async function addClosure(
  needs: Tools,
  actor: Actor,
  { confirmed_changes, ...asked }: NewClosure,
): Promise<Done & { hearings_within: number; deadlines_moved: number; filing_dates_changed: number }> {
  const { closed_on, closed_until } = asked;
  const closure = { ...asked, closed_until: closed_until === closed_on ? null : closed_until };
  const because = { closed: true, name: closure.name };
  return needs.db.transaction(async (tx) => {
    await holdCourtDays(tx, actor.court_id);
    const id = await insertClosure(tx, actor.court_id, closure);
    await queueTemplates(tx, actor.court_id);
    const changed = await changeFilingDates(tx, needs, actor, { closure, because, confirmed_changes });
    const hearings_within = await countHearingsWithinForSystem(tx, actor.court_id, closure);
    const deadlines_moved = changed.deadlines + (await recountDeadlines(tx, needs, actor, closure, because));
    await recordActivity(tx, needs, actor, {
      ...about(id),
      action: 'court_closed',
      values: { closure: nameClosure(closure), deadlines_moved },
    });
    const filing_dates_changed = changed.filings;
    return {
      message: `The court is closed ${spellDays(closure)}`,
      hearings_within,
      deadlines_moved,
      filing_dates_changed,
    };
  });
}

/** Withdraws a closure. Kept deadlines are counted again and the people concerned are notified. */
export async function removeClosure(
  needs: Tools,
  actor: Actor,
  { id, confirmed_changes }: { id: string; confirmed_changes?: number | undefined },
): Promise<Done & { deadlines_moved: number; filing_dates_changed: number }> {
  return needs.db.transaction(async (tx) => {
    await holdCourtDays(tx, actor.court_id);
    const gone = await deleteClosure(tx, actor.court_id, id);
    await queueTemplates(tx, actor.court_id);
    if (!gone) throw new Refusal('not_found');
    const because = { closed: false, name: gone.name };
    const changed = await changeFilingDates(tx, needs, actor, { closure: gone, because, confirmed_changes });
    const deadlines_moved = changed.deadlines + (await recountDeadlines(tx, needs, actor, gone, because));
    await recordActivity(tx, needs, actor, {
      ...about(id),
      action: 'court_opened',
      values: { closure: nameClosure(gone), deadlines_moved },
    });
    const filing_dates_changed = changed.filings;
    return { message: `The court is open ${spellDays(gone)}`, deadlines_moved, filing_dates_changed };
  });
}

/** `on Dec 24, 2026`, `from Dec 24, 2026 to Dec 28, 2026`, with the hours for part of a day. */
function spellDays({ closed_on, closed_until, closed_from, closed_to }: Closure): string {
  const days = closed_until ? `from ${spellDay(closed_on)} to ${spellDay(closed_until)}` : `on ${spellDay(closed_on)}`;
  return closed_from && closed_to ? `${days}, from ${clockTime(closed_from)} to ${clockTime(closed_to)}` : days;
}

function nameClosure(closure: Closure & { order_citation: string | null }): NamedClosure {
  const { name, place, order_citation, extends_deadlines, closed_on, closed_until, closed_from, closed_to } = closure;
  return {
    name,
    place,
    order_citation,
    extends_deadlines,
    from_day: closed_on,
    to_day: closed_until ?? closed_on,
    from_time: closed_from,
    to_time: closed_to,
  };
}

const about = (id: string) => ({ subject_type: 'court_closure' as const, subject_id: id });
