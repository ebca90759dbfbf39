import type { ProblemMessage } from '#domain/rules/kinds/RuleMessages';
import type { Catalog } from '../Catalog.ts';
import { pickText } from '../pickText.ts';
import { amountDoubts, amountProblems } from './rules/amounts.ts';
import { citationDoubts, citationProblems } from './rules/citations.ts';
import { eligibilityDoubts, eligibilityProblems } from './rules/eligibility.ts';
import { lengthDoubts, lengthProblems } from './rules/length.ts';
import { peopleDoubts } from './rules/people.ts';
import { sharedDoubts } from './rules/shared.ts';
import { signatureDoubts, signatureProblems } from './rules/signatures.ts';

const ruleProblems: Catalog['ruleProblems'] = {
  worded: (values) => values,
  ...amountProblems,
  ...citationProblems,
  ...eligibilityProblems,
  ...lengthProblems,
  ...signatureProblems,
};

/** The portal's texts in American English. */
export const en: Catalog = {
  ruleProblems,
  ruleDoubts: {
    worded: ({ why }) => why,
    ...sharedDoubts((says: ProblemMessage) => pickText(ruleProblems, says)),
    ...amountDoubts,
    ...citationDoubts,
    ...eligibilityDoubts,
    ...lengthDoubts,
    ...peopleDoubts,
    ...signatureDoubts,
  },
};
