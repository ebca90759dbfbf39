import { spellDay } from '#domain/days/spellDay';
import type { DecisionProblems } from '#domain/filings/DecisionProblems';
import type { Texts } from '../../Catalog.ts';

const by = (authority: string | null) => (authority ? ` (${authority})` : '');

/** What keeps a clerk's decision from being taken. */
export const decisionProblems: Texts<DecisionProblems> = {
  not_permitted: ({ decision, authority, advice }) =>
    `A clerk of this court may not ${decision === 'returned' ? 'return' : 'reject'} a filing${by(authority)}. ${advice}`,
  no_deficiency_notices: ({ authority }) =>
    `This court has no notices of deficiency: accept the filing, or send it back${by(authority)}.`,
  reason_missing: () => 'Choose the reason.',
  reason_not_permitted: ({ authority }) => `A clerk may not act on this reason here${by(authority)}.`,
  explanation_missing: ({ decision }) =>
    decision === 'rejected' ? 'Tell the filer why it is rejected.' : 'Tell the filer what to correct.',
  authority_missing: () => 'Name the rule on which the decision rests.',
  correct_by_missing: () => 'Enter a correction deadline.',
  correct_by_past: () => 'Choose a date after today.',
  correct_by_too_late: ({ last }) => `The latest date that can be given is ${spellDay(last)}.`,
};
