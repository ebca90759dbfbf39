import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { allowedDispositions } from './allowedDispositions.ts';
import { type ClockedMatter, clocksOf } from './clocksOf.ts';
import type { DispositionId } from './dispositions.ts';
import { dueOn } from './dueOn.ts';
import type { ClockEffect, JudgeClock } from './JudgeClock.ts';

/** The days of a case from which a clock can run; null where the record has none. */
export type EventsOfMotion = {
  filed_on: string | null;
  judgment_on: string | null;
  notice_of_entry_on: string | null;
  heard_on: string | null;
};

/** A motion that the law decided because the court did not rule in time. */
export type DecisionByLaw = { clock: JudgeClock; disposition: DispositionId; from: string; due_on: string };

const effects: Partial<Record<ClockEffect, DispositionId>> = {
  deemed_denied: 'deemed_denied',
  deemed_granted: 'deemed_granted',
};

/** Whether any law decides motions of this type when time runs out. */
export const isDecidedByLaw = (matter: ClockedMatter): boolean =>
  clocksOf(matter).some(({ effect }) => effect in effects);

/** How the law decided a motion by a day, if its time has run out on the record; a person confirms it. */
export function decisionByLaw(
  matter: ClockedMatter,
  events: EventsOfMotion,
  { today, calendar }: { today: string; calendar: CourtCalendar },
): DecisionByLaw | null {
  for (const clock of clocksOf(matter)) {
    const disposition = effects[clock.effect];
    const from = startOf(clock, events);
    if (!disposition || from === null) continue;
    if (!allowedDispositions(matter.code, matter.system).includes(disposition)) continue;
    const due_on = dueOn(clock, from, calendar);
    if (due_on < today) return { clock, disposition, from, due_on };
  }
  return null;
}

/** Without a notice of entry, CCP § 660(c) counts from the first notice of intention. */
function startOf({ starts }: JudgeClock, events: EventsOfMotion): string | null {
  if (starts === 'filing') return events.filed_on;
  if (starts === 'judgment') return events.judgment_on;
  if (starts === 'notice_of_entry') return events.notice_of_entry_on ?? events.filed_on;
  // The day of service on the judge is not on the record.
  return starts === 'hearing' ? events.heard_on : null;
}
