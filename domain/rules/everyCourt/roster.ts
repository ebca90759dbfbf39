import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** How the lawyers that a document names appear in the court's roster. */
export const rosterRules: readonly Rule[] = rulesOf([
  {
    id: 'AZ-ROSTER-01',
    applies_to: everywhere,
    requirement: 'Who signs for a party stands in the court’s roster as active.',
    kind: 'roster_status',
    automation: 'metadata',
    citation: 'Portal advice',
    confidence: 'verified',
    caveat:
      'The roster is the court’s own list, not the bar’s: who was admitted lately or for one case may not be in it yet.',
  },
]);
