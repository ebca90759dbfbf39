import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import type { PartialAcceptance } from '#domain/acceptance/partialAcceptance';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { say } from '#domain/messages/say';
import { checkDecision, type ProposedDecision } from './checkDecision.ts';
import type { DecisionProblemMessage } from './DecisionProblems.ts';

/** A decision that accepts a filing and returns some of its attachments, each with the required contents of a return. */
export type PartialDecision = Pick<ProposedDecision, 'decision' | 'deficiency'> & {
  returns: readonly Omit<ProposedDecision, 'decision' | 'deficiency'>[];
};

/** A problem at a field of the decision, such as `returns.0.reason`. */
export type PartialProblem = { field: string; says: DecisionProblemMessage };

/** Everything that prevents the return of attachments with the acceptance of their filing. */
export function checkPartialReturn(
  policy: AcceptancePolicy,
  partial: PartialAcceptance,
  { decision, deficiency, returns }: PartialDecision,
  { today, calendar }: { today: string; calendar: CourtCalendar },
): PartialProblem[] {
  if (returns.length === 0) return [];
  // A return or rejection concerns the filing with all of its attachments.
  if (decision !== 'accepted' || deficiency) return [{ field: 'returns', says: say('partial_needs_acceptance') }];
  if (!partial.permitted) {
    return [{ field: 'returns', says: say('partial_not_permitted', { authority: partial.authority }) }];
  }
  return returns.flatMap((one, index) =>
    checkDecision(policy, { ...one, decision: 'returned' }, today, calendar).map(({ field, says }) => ({
      field: `returns.${index}.${field}`,
      says,
    })),
  );
}
