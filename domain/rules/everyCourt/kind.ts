import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** A document's contents match its title. */
export const kindRules: readonly Rule[] = rulesOf([
  {
    applies_to: everywhere,
    id: 'AZ-KND-01',
    requirement: 'The document’s title matches its contents.',
    kind: 'title_fits',
    automation: 'text',
    citation: 'FRCP 7(a), 7(b)(2), 10(a); CRC 2.111(6); CPLR 2101(c); Ill. S. Ct. R. 131(b); elsewhere portal advice',
    confidence: 'high',
    caveat: 'Reported only if everything in the body indicates a different document type.',
  },
]);
