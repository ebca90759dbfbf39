import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** The duty to disclose the use of artificial intelligence under a court's standing order. */
export const aiDisclosureRules: readonly Rule[] = rulesOf([
  {
    id: 'AZ-AI-01',
    applies_to: everywhere,
    requirement:
      'Where a standing order asks for it, a paper says whether generative artificial intelligence was used to prepare it and that its citations were checked.',
    kind: 'ai_disclosure',
    automation: 'text',
    citation: 'The court’s standing order on artificial intelligence',
    confidence: 'verified',
    caveat:
      'Looked at only in courts whose settings name such an order; the finding names it. So it is in force wherever it is found.',
  },
]);
