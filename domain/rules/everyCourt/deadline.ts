import type { Rule } from '../Rule.ts';

/** A deadline that somebody keeps in the portal for the case, and the paper that would meet it. */
export const deadlineRules: readonly Rule[] = [
  {
    id: 'AZ-TIME-01',
    applies_to: {
      jurisdiction: ['*'],
      court_level: ['State Court', 'Federal Court', 'Appellate Court', 'Supreme Court'],
      court_system: 'state',
      court_ids: ['*'],
      case_types: ['*'],
      doc_types: ['any'],
    },
    requirement: 'A paper comes by the day that is on record for it.',
    check: { kind: 'filing_deadline', automation: 'metadata' },
    parameters: { tell_days_before: 1 },
    consequence: null,
    citation: 'Portal advice',
    confidence: 'verified',
    sources: [],
    effective_from: null,
    caveat: 'Whether a paper is late is the court’s to say: time may have been extended, or counted otherwise.',
  },
];
