import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** Deadlines saved for the case, and the documents that would meet them. */
export const deadlineRules: readonly Rule[] = rulesOf([
  {
    id: 'AZ-TIME-01',
    applies_to: everywhere,
    requirement: 'A document is filed on or before the deadline on record for it.',
    kind: 'filing_deadline',
    automation: 'metadata',
    parameters: { warn_days_before: 1 },
    citation: 'Portal advice',
    confidence: 'verified',
    caveat:
      'The court decides whether a document is late. The deadline may have been extended or computed differently.',
  },
]);
