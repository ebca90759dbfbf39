import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** The status of a document's attorneys on the court's roster. */
export const rosterRules: readonly Rule[] = rulesOf([
  {
    id: 'AZ-ROSTER-01',
    applies_to: everywhere,
    requirement: 'The attorney who signs for a party is active on the court’s roster.',
    kind: 'roster_status',
    automation: 'metadata',
    citation: 'Portal advice',
    confidence: 'verified',
    caveat:
      'The roster is the court’s own list, not the State Bar’s. An attorney who was admitted recently or for one case may not be on it yet.',
  },
]);
