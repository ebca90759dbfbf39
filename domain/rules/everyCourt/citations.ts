import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/**
 * Requirements for the authorities that a document cites. The signer is responsible for them (Fed. R. Civ. P. 11(b)(2)
 * and similar state rules).
 */
export const citationRules: readonly Rule[] = rulesOf([
  {
    applies_to: everywhere,
    id: 'AZ-CIT-01',
    requirement:
      'Each case that a document cites can be found by its citation and has the name that the document gives it.',
    kind: 'authorities_found',
    automation: 'text',
    citation: 'Portal advice; compare Fed. R. Civ. P. 11(b)(2)',
    confidence: 'verified',
    caveat:
      'A decision that a source does not have may still exist. The list of cited authorities names each source and its coverage.',
  },
]);
