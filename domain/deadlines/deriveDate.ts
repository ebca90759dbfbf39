import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { nextCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, addMonths, weekdayOf } from '#domain/days/days';
import { calendarFor } from './calendarFor.ts';
import { countCourtDays, passClosedDays } from './countDays.ts';
import { type CountingRule, countingRules } from './countingRules.ts';
import type { DeadlineAsk } from './DeadlineAsk.ts';
import type { Direction, ServiceExtension } from './DeadlineRule.ts';
import type { DerivationStep } from './DerivationStep.ts';
import type { DeadlineVariant } from './deadlineRules.ts';
import { extensionFor } from './extensionFor.ts';

type Counting = {
  rule: CountingRule;
  calendar: CourtCalendar;
  /** The calendar without the days on which the court is closed by order. */
  byLaw: CourtCalendar;
  sign: 1 | -1;
  direction: Direction;
  /** The direction in which a last day moves if the court is closed, and the rule for it. */
  roll: { direction: Direction; authority: string | null };
};

/** A date, the steps that lead to it, and what they were counted with. */
export type Derived = {
  due_date: string;
  derivation: DerivationStep[];
  extension: ServiceExtension | null;
  calendar: CourtCalendar;
};

/** Computes the date from the event, step by step, with the given calendar if there is one. */
export function deriveDate(ask: DeadlineAsk, own?: CourtCalendar): Derived {
  const { variant, trigger_date, service_method = null } = ask;
  const counting = countingOf(ask, own);
  const { rule, calendar, direction } = counting;
  const extension = service_method === null ? null : extensionFor(variant, service_method);
  const steps: DerivationStep[] = [{ kind: 'trigger', from: trigger_date, to: trigger_date, authority: rule.citation }];
  if (extension?.model === 'service_complete_later') completeService(steps, extension, counting);
  if (rule.starts_on_court_day && direction === 'after') startOnCourtDay(steps, counting);
  countPeriod(steps, variant, counting);
  addServiceDays(steps, variant, extension, service_method, counting);
  if (variant.bound === 'latest') moveOffClosedDays(steps, counting);
  addWarnings(steps, variant, calendar);
  return { due_date: endOf(steps), derivation: steps, extension, calendar };
}

function countingOf({ variant, state = null, closures = [] }: DeadlineAsk, own?: CourtCalendar): Counting {
  const { rule, direction } = variant;
  const counting = countingRules[rule.system];
  return {
    rule: counting,
    calendar: own ?? calendarFor(rule.system, direction, state, closures),
    byLaw: calendarFor(rule.system, direction, state),
    sign: direction === 'after' ? 1 : -1,
    direction,
    roll: rollOf(variant, counting),
  };
}

function rollOf({ rule, direction }: DeadlineVariant, counting: CountingRule): Counting['roll'] {
  if (direction === 'after') return { direction, authority: counting.roll_citation };
  if (rule.closed_day) return { direction: rule.closed_day.direction, authority: rule.closed_day.citation };
  return { direction: counting.backward_roll, authority: counting.backward_citation };
}

function endOf(steps: readonly DerivationStep[]): string {
  return steps.at(-1)!.to;
}

function completeService(steps: DerivationStep[], extension: ServiceExtension, { calendar }: Counting): void {
  const from = endOf(steps);
  const { method, add: amount, unit, citation: authority } = extension;
  const { to, skipped } =
    unit === 'days' ? { to: addDays(from, amount), skipped: [] } : countCourtDays(from, amount, 1, calendar);
  steps.push({ kind: 'service_complete', from, to, method, amount, unit, skipped, authority });
}

function startOnCourtDay(steps: DerivationStep[], { calendar, rule }: Counting): void {
  const from = endOf(steps);
  const to = addDays(nextCourtDay(from, calendar), -1);
  if (to === from) return;
  const { closed } = passClosedDays(addDays(from, 1), 1, calendar);
  steps.push({ kind: 'start_moved', from, to, closed, authority: rule.citation });
}

function countPeriod(steps: DerivationStep[], variant: DeadlineVariant, counting: Counting): void {
  const { amount, unit, rule } = variant;
  const { sign, direction, calendar } = counting;
  const from = endOf(steps);
  const authority = rule.citation;
  if (unit === 'months' || unit === 'years') {
    const to = addMonths(from, sign * amount * (unit === 'years' ? 12 : 1));
    steps.push({ kind: 'counted', from, to, amount, unit, direction, skipped: [], short_period: null, authority });
    return;
  }
  const short = counting.rule.short_period;
  const shortened = unit === 'days' && short !== null && amount <= short.max_days && !short.except.includes(rule.id);
  const inCourtDays = unit === 'court_days' || unit === 'business_days' || shortened;
  const counted = inCourtDays
    ? countCourtDays(from, amount, sign, calendar)
    : { to: addDays(from, sign * amount), skipped: [] };
  const short_period = shortened ? short.citation : null;
  const shown = inCourtDays ? (unit === 'business_days' ? unit : 'court_days') : 'days';
  steps.push({ kind: 'counted', from, ...counted, amount, unit: shown, direction, short_period, authority });
  if (unit === 'days_then_next_monday') {
    steps.push({ kind: 'next_monday', from: counted.to, to: mondayAfter(counted.to), authority });
  }
}

function mondayAfter(date: string): string {
  let day = addDays(date, 1);
  while (weekdayOf(day) !== 'Monday') day = addDays(day, 1);
  return day;
}

function addServiceDays(
  steps: DerivationStep[],
  { rule }: DeadlineVariant,
  extension: ServiceExtension | null,
  method: string | null,
  counting: Counting,
): void {
  if (method === null || extension?.model === 'service_complete_later') return;
  if (extension === null || extension.add === 0) {
    const at = endOf(steps);
    steps.push({ kind: 'no_extension', from: at, to: at, method, authority: extension?.citation ?? rule.citation });
    return;
  }
  // FRCP 6(d), FRAP 26(c), Fla. 2.514(b): the days are added after the period would otherwise end, including a move of
  // its last day.
  if (counting.rule.service_days === 'after_period_ends') moveOffClosedDays(steps, counting);
  const from = endOf(steps);
  const { add: amount, unit, citation: authority } = extension;
  const { sign, direction, calendar } = counting;
  const { to, skipped } =
    unit === 'days' ? { to: addDays(from, sign * amount), skipped: [] } : countCourtDays(from, amount, sign, calendar);
  steps.push({ kind: 'service_extension', from, to, method, amount, unit, direction, skipped, authority });
}

/** A last day on which the court is closed moves forward, or back if the rule requires it. */
function moveOffClosedDays(steps: DerivationStep[], counting: Counting): void {
  const { calendar, byLaw, rule, roll } = counting;
  if (roll.direction === 'before' && rule.closures_extend_forward) {
    move(steps, byLaw, roll);
    move(steps, calendar, { direction: 'after', authority: rule.closure_citation });
  } else move(steps, calendar, roll);
}

function move(steps: DerivationStep[], calendar: CourtCalendar, { direction, authority }: Counting['roll']): void {
  const from = endOf(steps);
  const { to, closed } = passClosedDays(from, direction === 'after' ? 1 : -1, calendar);
  if (to !== from) steps.push({ kind: 'moved', from, to, direction, closed, authority });
}

function addWarnings(steps: DerivationStep[], { rule }: DeadlineVariant, { partial, covers }: CourtCalendar): void {
  const due = endOf(steps);
  const reason = partial.get(due);
  if (reason) steps.push({ kind: 'partly_closed', from: due, to: due, reason });
  const event = steps[0]!.from;
  const since = rule.in_force_from;
  if (since !== undefined && event < since) steps.push({ kind: 'former_rule', from: due, to: due, since });
  const unknown = [event, due].some((date) => date < covers.from || date > covers.to);
  if (unknown) steps.push({ kind: 'holidays_unknown', from: due, to: due });
}
