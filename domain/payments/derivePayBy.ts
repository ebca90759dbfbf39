import type { Confidence } from '#domain/authority/CheckedFact';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { addDays } from '#domain/days/days';
import { countCourtDays, passClosedDays } from '#domain/deadlines/countDays';
import type { DerivationStep } from '#domain/deadlines/DerivationStep';

type Denial = { denied_on: string; pay_by: string; authority: string };
type Period = { days: number; unit: 'days' | 'court_days'; authority: string; confidence: Confidence };

/**
 * How the last day to pay after a denied fee waiver was counted. Where it is not the day of the rule, the order of the
 * court set it, and nothing was counted.
 */
export function derivePayBy(
  { denied_on, pay_by, authority }: Denial,
  period: Period | null,
  calendar: CourtCalendar,
): { derivation: DerivationStep[]; confidence: Confidence; by_order: boolean } {
  const trigger: DerivationStep = { kind: 'trigger', from: denied_on, to: denied_on, authority };
  const counted = period && countPeriod(denied_on, period, calendar);
  if (counted?.at(-1)?.to !== pay_by) return { derivation: [trigger], confidence: 'high', by_order: true };
  return { derivation: [trigger, ...counted], confidence: period!.confidence, by_order: false };
}

function countPeriod(from: string, { days, unit, authority }: Period, calendar: CourtCalendar): DerivationStep[] {
  const { to, skipped } =
    unit === 'court_days' ? countCourtDays(from, days, 1, calendar) : { to: addDays(from, days), skipped: [] };
  const counted: DerivationStep = {
    ...{ kind: 'counted', from, to, amount: days, unit, direction: 'after', skipped },
    ...{ short_period: null, authority },
  };
  const moved = passClosedDays(to, 1, calendar);
  if (moved.to === to) return [counted];
  return [counted, { kind: 'moved', from: to, to: moved.to, direction: 'after', closed: moved.closed, authority }];
}
