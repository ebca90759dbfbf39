import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** A deadline saved for the case, and the document that would meet it. */
export const deadlineRules: readonly Rule[] = rulesOf([
  {
    id: 'AZ-TIME-01',
    applies_to: everywhere,
    requirement: 'A paper comes by the day that is on record for it.',
    kind: 'filing_deadline',
    automation: 'metadata',
    parameters: { warn_days_before: 1 },
    citation: 'Portal advice',
    confidence: 'verified',
    caveat: 'Whether a paper is late is the court’s to say: time may have been extended, or counted otherwise.',
  },
]);
