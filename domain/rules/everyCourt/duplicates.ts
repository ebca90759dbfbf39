import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** A document is filed only once. */
export const duplicateRules: readonly Rule[] = rulesOf([
  {
    id: 'AZ-DUP-01',
    applies_to: everywhere,
    requirement: 'The same document is submitted only once.',
    kind: 'duplicate',
    automation: 'metadata',
    parameters: { min_share: 0.9 },
    citation: 'Portal advice',
    confidence: 'verified',
    caveat:
      'Compared only with filings that the filer has access to. A corrected document that replaces a returned one is not a duplicate.',
  },
]);
