import type { Rule } from '../Rule.ts';

/** A paper comes to a court once. */
export const duplicateRules: readonly Rule[] = [
  {
    id: 'AZ-DUP-01',
    applies_to: {
      jurisdiction: ['*'],
      court_level: ['State Court', 'Federal Court', 'Appellate Court', 'Supreme Court'],
      court_system: 'state',
      court_ids: ['*'],
      case_types: ['*'],
      doc_types: ['any'],
    },
    requirement: 'The same paper is submitted once.',
    check: { kind: 'duplicate', automation: 'metadata' },
    parameters: { min_share: 0.9 },
    consequence: null,
    citation: 'Portal advice',
    confidence: 'verified',
    sources: [],
    effective_from: null,
    caveat: 'Told only of what the filer may see. A corrected document in place of a returned one is no duplicate.',
  },
];
