import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** The choices in the form agree with the document. */
export const choiceRules: readonly Rule[] = rulesOf([
  {
    applies_to: everywhere,
    id: 'AZ-CHO-01',
    requirement: 'The jurisdiction, court level, and case type selected in the form match the document.',
    kind: 'choices_agree',
    automation: 'metadata',
    citation: 'Portal advice',
    confidence: 'verified',
  },
]);
