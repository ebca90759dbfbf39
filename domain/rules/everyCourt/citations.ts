import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** What a court expects of the authorities that a document cites. The signer is responsible for them (Fed. R. Civ. P. 11(b)(2) and the states' like rules). */
export const citationRules: readonly Rule[] = rulesOf([
  {
    applies_to: everywhere,
    id: 'AZ-CIT-01',
    requirement:
      'Each case that a paper cites can be found under its citation, and bears the name that the paper gives it.',
    kind: 'authorities_found',
    automation: 'text',
    citation: 'Portal advice; compare Fed. R. Civ. P. 11(b)(2)',
    confidence: 'verified',
    caveat:
      'That a source does not have a decision proves nothing about it: the ledger names the source and what it holds.',
  },
]);
