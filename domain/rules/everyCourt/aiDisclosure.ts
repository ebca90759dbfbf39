import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** The requirement to disclose the use of artificial intelligence under a court's standing order. */
export const aiDisclosureRules: readonly Rule[] = rulesOf([
  {
    id: 'AZ-AI-01',
    applies_to: everywhere,
    requirement:
      'If a standing order requires it, a document discloses whether generative artificial intelligence was used to prepare it and states that its citations were verified.',
    kind: 'ai_disclosure',
    automation: 'text',
    citation: 'The court’s standing order on artificial intelligence',
    confidence: 'verified',
    caveat: 'Checked only in courts that have entered such an order in their settings. The finding names the order.',
  },
]);
