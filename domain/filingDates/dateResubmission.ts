import { addDays } from '#domain/days/days';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingTime } from '#domain/filings/filingTimes';
import { say } from '#domain/messages/say';
import type { FilingDate, FilingDateStep } from './FilingDateSteps.ts';
import type { CourtsRelationBack } from './relationBack.ts';
import type { RelationBackEffect } from './relationBackEffects.ts';

/** What a clerk must state to give a resubmission the other date than the rule does. */
export type NeededFor = 'reason' | 'order';

/** The period in which the statute of limitations stood still, first and last day (YYYY-MM-DD). */
export type Tolling = { from: string; until: string; authority: string };

type Resubmission = {
  first: FilingDate;
  again: FilingDate;
  /** The court’s day of the notice of the return. */
  noticed_on: string;
  document_type: DocumentTypeId | null;
  /** Whether the filer replaced the returned document with a different one. */
  is_another: boolean;
  in_time: boolean;
};

const keeps: readonly RelationBackEffect[] = ['not_needed', 'automatic'];
const byOrder: readonly RelationBackEffect[] = ['motion', 'order'];

/** Which submission dates a document that was returned and submitted again, under the court’s rule. */
export function dateResubmission(rule: CourtsRelationBack, asked: Resubmission) {
  const { first, again, is_another, in_time } = asked;
  const isKept = keeps.includes(rule.effect) || (rule.effect === 'automatic_in_time' && in_time);
  const counts: FilingTime = isKept && !is_another ? 'first_received' : 'received';
  return {
    counts,
    dated: datedBy(rule, counts, { first, again }),
    tolling: is_another ? null : tollingOf(rule, asked),
    /** What the first date requires where the rule does not give it. */
    first_needs: (byOrder.includes(rule.effect) ? 'order' : 'reason') as NeededFor,
  };
}

/** A filing date by the submission that counts, with the step that says so. */
export function datedBy(
  rule: CourtsRelationBack,
  counts: FilingTime,
  { first, again }: { first: FilingDate; again: FilingDate },
): FilingDate {
  const chosen = counts === 'first_received' ? first : again;
  const days = { first: first.received_on, again: again.received_on };
  const says = counts === 'first_received' ? say('first_submission_counts', days) : say('new_submission_counts', days);
  const step: FilingDateStep = {
    ...says,
    authority: rule.authority,
    confidence: rule.confidence,
    set_by_court: rule.set_by_court,
  };
  return { ...chosen, steps: [step, ...chosen.steps] };
}

/** CCP § 1010.6(e)(4): from the first submission until one day after the notice of its rejection. */
function tollingOf(rule: CourtsRelationBack, { first, noticed_on, document_type }: Resubmission): Tolling | null {
  if (rule.effect !== 'tolling') return null;
  const covered = rule.applies_to === null || (document_type !== null && rule.applies_to.includes(document_type));
  return covered ? { from: first.received_on, until: addDays(noticed_on, 1), authority: rule.authority ?? '' } : null;
}
