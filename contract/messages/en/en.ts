import type { ProblemMessage } from '#domain/rules/kinds/RuleMessages';
import type { Catalog } from '../Catalog.ts';
import { pickText } from '../pickText.ts';
import { lengthDoubts, lengthProblems } from './rules/length.ts';
import { sharedDoubts } from './rules/shared.ts';
import { signatureDoubts, signatureProblems } from './rules/signatures.ts';

const ruleProblems: Catalog['ruleProblems'] = {
  worded: (values) => values,
  ...lengthProblems,
  ...signatureProblems,
};

/** The portal's texts in American English. */
export const en: Catalog = {
  ruleProblems,
  ruleDoubts: {
    worded: ({ why }) => why,
    ...sharedDoubts((says: ProblemMessage) => pickText(ruleProblems, says)),
    ...lengthDoubts,
    ...signatureDoubts,
  },
};
