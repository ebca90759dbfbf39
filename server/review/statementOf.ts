import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import type { ProposedDecision } from '#domain/filings/checkDecision';
import { toMoment } from '#domain/hearings/courtTime';

/** The statement of a return, a rejection, or a deficiency notice; an acceptance without a notice has none. */
export function statementOf(
  { decision, deficiency, reason_code, authority, correct_by }: ProposedDecision,
  policy: AcceptancePolicy,
  decidedAt: Date,
  timeZone: string,
) {
  if (decision === 'accepted' && !deficiency) return { reason_code: null, authority: null, correct_by: null };
  return {
    reason_code: reason_code ?? null,
    authority: authority?.trim() ?? null,
    correct_by: decision !== 'rejected' && correct_by ? correctionEnd(policy, correct_by, decidedAt, timeZone) : null,
  };
}

/** The moment at which the time to correct ends: the end of the day in the court, or the court's own hours before it. */
function correctionEnd(policy: AcceptancePolicy, date: string, decidedAt: Date, timeZone: string): Date {
  const end = toMoment({ date, time: '23:59' }, timeZone) ?? new Date(`${date}T23:59:00Z`);
  const time = policy.correction_time;
  if (!time || !('hours' in time)) return end;
  return new Date(Math.min(end.getTime(), decidedAt.getTime() + time.hours * 3_600_000));
}
