import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** A document is filed only once. */
export const duplicateRules: readonly Rule[] = rulesOf([
  {
    id: 'AZ-DUP-01',
    applies_to: everywhere,
    requirement: 'The same paper is submitted once.',
    kind: 'duplicate',
    automation: 'metadata',
    parameters: { min_share: 0.9 },
    citation: 'Portal advice',
    confidence: 'verified',
    caveat: 'Told only of what the filer may see. A corrected document in place of a returned one is no duplicate.',
  },
]);
