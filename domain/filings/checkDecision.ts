import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import { noticeOnFiling } from '#domain/acceptance/noticeOnFiling';
import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { nextCourtDay, seekCourtDay, whyClosed } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import { say } from '#domain/messages/say';
import type { DecisionProblemMessage } from './DecisionProblems.ts';

export const decisions = ['accepted', 'returned', 'rejected'] as const;
/** A decision is held until it can no longer be undone; then it takes effect, unless it was revoked. */
export const reviewStates = ['held', 'effective', 'revoked'] as const;
export type Decision = (typeof decisions)[number];

/** What a clerk wants to decide. `correct_by` is a date of the court, through whose end the filer may correct. */
export type ProposedDecision = {
  decision: Decision;
  /** With an acceptance: whether a deficiency notice accompanies it. */
  deficiency?: boolean | undefined;
  reason_code?: ReasonCode | undefined;
  reason?: string | undefined;
  authority?: string | undefined;
  correct_by?: string | undefined;
};

export type DecisionProblem = { field: keyof ProposedDecision; says: DecisionProblemMessage };

/** No court waits longer than this for a correction. */
const longestCorrectionDays = 180;

/** The last date on which a filing returned today can still be corrected under the court's own limit; null without one. */
export function lastCorrectionDay(policy: AcceptancePolicy, today: string, calendar: CourtCalendar): string | null {
  const time = policy.correction_time;
  if (!time) return null;
  if ('hours' in time) return addDays(today, Math.ceil(time.hours / 24));
  if ('days' in time) return addDays(today, time.days);
  return courtDaysAfter(today, time.court_days, calendar);
}

/** The court day this many court days after a date; the date itself does not count. */
export function courtDaysAfter(day: string, count: number, calendar: CourtCalendar): string {
  let last = day;
  for (let counted = 0; counted < count; counted++) last = nextCourtDay(last, calendar);
  return last;
}

/** How many days a filer has where the court's policy sets no limit. */
const usualCorrectionDays = 10;

/** The correction deadline that is proposed: the court's own limit, else a court day in about ten days. */
export function proposedCorrectionDay(policy: AcceptancePolicy, today: string, calendar: CourtCalendar): string {
  return lastCorrectionDay(policy, today, calendar) ?? seekCourtDay(addDays(today, usualCorrectionDays), calendar, 1);
}

/** The days on which the court is closed within the time that can be given for a correction, with the reason. */
export function closedDaysAhead(today: string, calendar: CourtCalendar): { date: string; why: string }[] {
  const days = Array.from({ length: longestCorrectionDays }, (_, index) => addDays(today, index + 1));
  return days.flatMap((date) => {
    const why = whyClosed(date, calendar);
    return why === null ? [] : [{ date, why }];
  });
}

/** The decisions that a court's clerks can make. */
export function permittedDecisions(policy: AcceptancePolicy): Decision[] {
  return decisions.filter(
    (decision) =>
      decision === 'accepted' ||
      (decision === 'returned' && policy.may_return) ||
      (decision === 'rejected' && policy.may_reject),
  );
}

/**
 * Everything that prevents a decision, by field: the court's policy first, then the required contents of every return
 * and rejection. The portal does not decide; it only enforces the court's own rules.
 */
export function checkDecision(
  policy: AcceptancePolicy,
  proposed: ProposedDecision,
  today: string,
  calendar: CourtCalendar,
): DecisionProblem[] {
  const { decision, deficiency, reason_code, reason, authority } = proposed;
  if (decision === 'accepted' && !deficiency) return [];
  const forbidden = findForbidden(policy, proposed);
  if (forbidden) return [{ field: 'decision', says: forbidden }];
  const permitted = decision === 'accepted' ? (noticeOnFiling(policy)?.reasons ?? {}) : policy.reasons;
  const problems: DecisionProblem[] = [];
  if (!reason_code) problems.push({ field: 'reason_code', says: say('reason_missing') });
  else if (!(reason_code in permitted)) {
    problems.push({ field: 'reason_code', says: say('reason_not_permitted', { authority: policy.authority }) });
  }
  if (!reason?.trim()) problems.push({ field: 'reason', says: say('explanation_missing', { decision }) });
  if (!authority?.trim()) problems.push({ field: 'authority', says: say('authority_missing') });
  if (decision === 'returned' || (deficiency && proposed.correct_by)) {
    problems.push(...checkCorrection(policy, proposed, today, calendar));
  }
  return problems;
}

/** Why a decision is never available in this court; null if it is. */
function findForbidden(
  policy: AcceptancePolicy,
  { decision, deficiency }: ProposedDecision,
): DecisionProblemMessage | null {
  const { authority, advice } = policy;
  if (decision !== 'accepted' && !permittedDecisions(policy).includes(decision)) {
    return say('not_permitted', { decision, authority, advice });
  }
  return deficiency && noticeOnFiling(policy) === null ? say('no_deficiency_notices', { authority }) : null;
}

function checkCorrection(
  policy: AcceptancePolicy,
  { correct_by }: ProposedDecision,
  today: string,
  calendar: CourtCalendar,
): DecisionProblem[] {
  const wrong = (says: DecisionProblemMessage): DecisionProblem[] => [{ field: 'correct_by', says }];
  if (!correct_by) return wrong(say('correct_by_missing'));
  if (correct_by <= today) return wrong(say('correct_by_past'));
  const last = lastCorrectionDay(policy, today, calendar) ?? addDays(today, longestCorrectionDays);
  return correct_by > last ? wrong(say('correct_by_too_late', { last })) : [];
}
