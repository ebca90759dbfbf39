import type { Rule } from '../Rule.ts';

/** How the lawyers that a paper names stand in the court's roster. */
export const rosterRules: readonly Rule[] = [
  {
    id: 'AZ-ROSTER-01',
    applies_to: {
      jurisdiction: ['*'],
      court_level: ['State Court', 'Federal Court', 'Appellate Court', 'Supreme Court'],
      court_system: 'state',
      court_ids: ['*'],
      case_types: ['*'],
      doc_types: ['any'],
    },
    requirement: 'Who signs for a party stands in the court’s roster as active.',
    check: { kind: 'roster_standing', automation: 'metadata' },
    parameters: {},
    consequence: null,
    citation: 'Portal advice',
    confidence: 'verified',
    sources: [],
    effective_from: null,
    caveat:
      'The roster is the court’s own list, not the bar’s: who was admitted lately or for one case may not be in it yet.',
  },
];
