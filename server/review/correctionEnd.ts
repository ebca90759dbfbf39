import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import { toMoment } from '#domain/hearings/courtTime';

/** The moment at which the time to correct ends: the end of the day in the court, or the court's own hours before it. */
export function correctionEnd(policy: AcceptancePolicy, date: string, decidedAt: Date, timeZone: string): Date {
  const end = toMoment({ date, time: '23:59' }, timeZone) ?? new Date(`${date}T23:59:00Z`);
  const time = policy.correction_time;
  if (!time || !('hours' in time)) return end;
  return new Date(Math.min(end.getTime(), decidedAt.getTime() + time.hours * 3_600_000));
}
