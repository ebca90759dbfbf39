import { daysBetween } from '#domain/days/days';
import { type DispositionId, dispositions, type RulingDetail, type RulingDetails } from './dispositions.ts';

export type GivenRuling = {
  disposition: DispositionId;
  reasons: string;
  details: RulingDetails & { next_hearing?: unknown };
  submitted_on: string | null;
};

/** What is wrong with a ruling: a field, and the code of its text. */
export type RulingProblem = {
  field: string;
  says: 'missing' | 'future' | 'not_allowed' | 'reason_to_resubmit' | 'days';
};

type Known = {
  allowed: readonly DispositionId[];
  today: string;
  /** Whether the matter is under submission now. */
  isSubmitted: boolean;
};

/** Dispositions that end a submission without deciding the motion, for which CRC 2.900 requires good cause. */
const endSubmission: readonly DispositionId[] = ['continued', 'off_calendar', 'submitted'];

/** Checks a ruling before it is made. */
export function checkRuling(ruling: GivenRuling, { allowed, today, isSubmitted }: Known): RulingProblem[] {
  const { disposition, reasons, submitted_on } = ruling;
  if (!allowed.includes(disposition)) return [{ field: 'disposition', says: 'not_allowed' }];
  const missing = dispositions[disposition].needs.filter((need) => !isGiven(ruling, need));
  const problems: RulingProblem[] = missing.map((field) => ({ field, says: 'missing' }));
  if (submitted_on !== null && daysBetween(submitted_on, today) < 0) {
    problems.push({ field: 'submitted_on', says: 'future' });
  }
  const { days_to_amend } = ruling.details;
  if (days_to_amend !== undefined && (days_to_amend < 1 || days_to_amend > 180)) {
    problems.push({ field: 'days_to_amend', says: 'days' });
  }
  if (isSubmitted && endSubmission.includes(disposition) && reasons.trim() === '') {
    problems.push({ field: 'reasons', says: 'reason_to_resubmit' });
  }
  return problems;
}

function isGiven({ details, submitted_on }: GivenRuling, need: RulingDetail): boolean {
  if (need === 'submitted_on') return submitted_on !== null;
  if (need === 'next_hearing') return details.next_hearing_id !== undefined || details.next_hearing !== undefined;
  if (need === 'days_to_amend') return details.days_to_amend !== undefined;
  return (details[need] ?? '').trim() !== '';
}
