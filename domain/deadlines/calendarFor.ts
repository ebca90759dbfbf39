import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
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

/** The system whose counting rules a court uses in a case type. Removal cases use those of the immigration courts. */
export function systemOf(court: { level: CourtLevel; jurisdiction: Jurisdiction }, caseType: CaseType): DeadlineSystem {
  if (court.level === 'Federal Court') return 'federal_district';
  if (caseType === 'Immigration') return 'eoir';
  const names = Object.keys(states) as (keyof typeof states)[];
  return names.find((system) => states[system] === court.jurisdiction)!;
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
