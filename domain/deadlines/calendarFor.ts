import type { CaseType, Jurisdiction } from '#domain/courts/choices';
import { courtKindOf, isStateKind, type KindCourt } from '#domain/courts/courtKindOf';
import { type ClosedDay, type CourtCalendar, courtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { stateHolidays } from '#domain/courts/holidays/holidaysOf';
import { usFederalHolidays } from '#domain/courts/holidays/usFederal';
import { countingRules } from './countingRules.ts';
import type { DeadlineSystem } from './DeadlineRule.ts';

const states = {
  california: 'California',
  new_york: 'New York',
  texas: 'Texas',
  florida: 'Florida',
  illinois: 'Illinois',
} as const satisfies Partial<Record<DeadlineSystem, Jurisdiction>>;

/** The state whose courts use a system's counting rules; null for federal systems. */
export function stateOf(system: DeadlineSystem): Jurisdiction | null {
  return system in states ? states[system as keyof typeof states] : null;
}

/**
 * The system whose counting rules a court uses in a case type. Removal cases of a state court are counted as in the
 * immigration courts.
 */
export function systemOf(court: KindCourt, caseType: CaseType): DeadlineSystem {
  const kind = courtKindOf(court) ?? 'california';
  if (kind === 'immigration_court' || kind === 'bia') return 'eoir';
  // Fed. R. Bankr. P. 9006(a) counts as FRCP 6(a).
  if (kind === 'bankruptcy') return 'federal_district';
  return isStateKind(kind) && caseType === 'Immigration' ? 'eoir' : kind;
}

/** The days on which the court is closed and that affect a period in this direction. */
export function calendarFor(
  system: DeadlineSystem,
  direction: 'after' | 'before',
  state: Jurisdiction | null,
  closures: readonly ClosedDay[] = [],
): CourtCalendar {
  const own = stateOf(system);
  if (own) return courtCalendar([stateHolidays[own]], closures);
  // FRCP 6(a)(6)(C), FRAP 26(a)(6)(C): holidays of the state count only for periods measured after an event.
  const withState = state !== null && direction === 'after' && countingRules[system].state_holidays;
  return courtCalendar(withState ? [usFederalHolidays, stateHolidays[state]] : [usFederalHolidays], closures);
}
