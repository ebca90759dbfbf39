import { spellDay } from '#domain/days/spellDay';
import type { DecisionProblems } from '#domain/filings/DecisionProblems';
import type { Texts } from '../../Catalog.ts';

const by = (authority: string | null) => (authority ? ` (${authority})` : '');

/** The problems that prevent a clerk's decision. */
export const decisionProblems: Texts<DecisionProblems> = {
  not_permitted: ({ decision, authority, advice }) =>
    `A clerk of this court may not ${decision === 'returned' ? 'return' : 'reject'} a filing${by(authority)}. ${advice}`,
  no_deficiency_notices: ({ authority }) =>
    `This court does not use deficiency notices: accept the filing, or return it${by(authority)}.`,
  reason_missing: () => 'Select a reason.',
  reason_not_permitted: ({ authority }) => `A clerk of this court may not act on this reason${by(authority)}.`,
  explanation_missing: ({ decision }) =>
    decision === 'rejected' ? 'Tell the filer why it is rejected.' : 'Tell the filer what to correct.',
  authority_missing: () => 'Enter the rule that supports the decision.',
  correct_by_missing: () => 'Enter a correction deadline.',
  correct_by_past: () => 'Choose a date after today.',
  partial_needs_acceptance: () =>
    'An attachment can be returned alone only if the filing is accepted without a deficiency notice.',
  partial_not_permitted: ({ authority }) =>
    `A clerk of this court decides on a filing with all of its attachments${by(authority)}.`,
  correct_by_too_late: ({ last }) => `The latest possible date is ${spellDay(last)}.`,
};
