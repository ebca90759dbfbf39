import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** Exhibits that a document describes as attached are attached. */
export const exhibitRules: readonly Rule[] = rulesOf([
  {
    applies_to: everywhere,
    id: 'AZ-EXH-01',
    requirement:
      'Exhibits that a document describes as attached are filed with it, in the same file or as supporting documents.',
    kind: 'exhibits_attached',
    automation: 'text',
    citation: 'FRCP 10(c); Fla. R. Civ. P. 1.130; 735 ILCS 5/2-606; TRCP 59; elsewhere portal advice',
    confidence: 'high',
    caveat:
      'This does not apply to exhibits that are sealed, previously filed, lodged, to be filed later, or attached to another document.',
  },
]);
