import type { ClosedDay, CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { addDays, addMonths, weekdayOf } from '#domain/courts/holidays/days';
import type { Confidence } from '#domain/courts/holidays/HolidayCalendar';
import { nextCourtDay } from '#domain/courts/holidays/isCourtDay';
import type { Jurisdiction } from '#domain/filings/choices';
import { calendarFor } from './calendarFor.ts';
import { countCourtDays, passClosedDays } from './countDays.ts';
import { type CountingRule, countingRules } from './countingRules.ts';
import type { ServiceExtension } from './DeadlineRule.ts';
import type { DerivationStep } from './DerivationStep.ts';
import type { DeadlineVariant } from './deadlineRules.ts';
import { extensionFor } from './extensionFor.ts';
import { weakest } from './weakest.ts';

export type DeadlineAsk = {
  variant: DeadlineVariant;
  /** YYYY-MM-DD, as the other dates. */
  trigger_date: string;
  service_method?: string | null;
  /** Where a federal court sits. */
  state?: Jurisdiction | null;
  /** Days on which the court is closed by its own order. */
  closures?: readonly ClosedDay[];
};

/** The authorities that a due date rests on, and how sure we are of each. */
export type DeadlineSource = {
  what: 'period' | 'counting' | 'service' | 'holidays';
  authority: string;
  confidence: Confidence;
};

export type ComputedDeadline = {
  due_date: string;
  derivation: DerivationStep[];
  sources: DeadlineSource[];
  /** The weakest of the sources. Whatever is not verified is shown as not yet confirmed. */
  confidence: Confidence;
};

type Counting = { rule: CountingRule; calendar: CourtCalendar; sign: 1 | -1; direction: 'after' | 'before' };

/** The last day for an act (or the first, for a waiting time), with every step that leads to it. */
export function computeDeadline(ask: DeadlineAsk): ComputedDeadline {
  const { variant, trigger_date, service_method = null, state = null, closures = [] } = ask;
  const { system, direction } = variant.rule;
  const counting: Counting = {
    rule: countingRules[system],
    calendar: calendarFor(system, direction, state, closures),
    sign: direction === 'after' ? 1 : -1,
    direction,
  };
  const extension = service_method === null ? null : extensionFor(variant.rule, service_method);
  const steps: DerivationStep[] = [
    { kind: 'trigger', from: trigger_date, to: trigger_date, authority: counting.rule.citation },
  ];
  if (extension?.model === 'service_complete_later') completeService(steps, extension, counting);
  if (counting.rule.starts_on_court_day && direction === 'after') startOnCourtDay(steps, counting);
  countPeriod(steps, variant, counting);
  addServiceDays(steps, variant, extension, service_method, counting);
  if (variant.bound === 'latest') moveOffClosedDays(steps, counting);
  addWarnings(steps, counting.calendar);

  const sources = sourcesOf(variant, extension, counting);
  const uncertain = steps.some(({ kind }) => kind === 'holidays_unknown');
  const confidence = uncertain ? 'uncertain' : weakest(sources.map((source) => source.confidence));
  return { due_date: endOf(steps), derivation: steps, sources, confidence };
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
  // FRCP 6(d), FRAP 26(c), Fla. 2.514(b): the days come after the period would otherwise end, its own move included.
  if (counting.rule.service_days === 'after_period_ends') moveOffClosedDays(steps, counting);
  const from = endOf(steps);
  const { add: amount, unit, citation: authority } = extension;
  const { sign, direction, calendar } = counting;
  const { to, skipped } =
    unit === 'days' ? { to: addDays(from, sign * amount), skipped: [] } : countCourtDays(from, amount, sign, calendar);
  steps.push({ kind: 'service_extension', from, to, method, amount, unit, direction, skipped, authority });
}

/** A last day on which the court is closed moves on; one that is counted back moves further back. */
function moveOffClosedDays(steps: DerivationStep[], { calendar, sign, direction, rule }: Counting): void {
  const from = endOf(steps);
  const { to, closed } = passClosedDays(from, sign, calendar);
  if (to === from) return;
  const authority = direction === 'after' ? rule.roll_citation : rule.backward_citation;
  steps.push({ kind: 'moved', from, to, direction, closed, authority });
}

function addWarnings(steps: DerivationStep[], { partial, covers }: CourtCalendar): void {
  const due = endOf(steps);
  const reason = partial.get(due);
  if (reason) steps.push({ kind: 'partly_closed', from: due, to: due, reason });
  const unknown = [steps[0]!.from, due].some((date) => date < covers.from || date > covers.to);
  if (unknown) steps.push({ kind: 'holidays_unknown', from: due, to: due });
}

function sourcesOf(
  { rule }: DeadlineVariant,
  extension: ServiceExtension | null,
  { rule: counting, calendar }: Counting,
): DeadlineSource[] {
  return [
    { what: 'period', authority: rule.citation, confidence: rule.confidence },
    { what: 'counting', authority: counting.citation, confidence: counting.confidence },
    ...(extension
      ? [{ what: 'service' as const, authority: extension.citation, confidence: extension.confidence }]
      : []),
    ...calendar.authorities.map((one) => ({ what: 'holidays' as const, ...one })),
  ];
}
