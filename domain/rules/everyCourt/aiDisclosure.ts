import type { Rule } from '../Rule.ts';

/** The duty to say whether artificial intelligence helped, where a court's own standing order lays it down. */
export const aiDisclosureRules: readonly Rule[] = [
  {
    id: 'AZ-AI-01',
    applies_to: {
      jurisdiction: ['*'],
      court_level: ['State Court', 'Federal Court', 'Appellate Court', 'Supreme Court'],
      court_system: 'state',
      court_ids: ['*'],
      case_types: ['*'],
      doc_types: ['any'],
    },
    requirement:
      'Where a standing order asks for it, a paper says whether generative artificial intelligence was used to prepare it and that its citations were checked.',
    check: { kind: 'ai_disclosure', automation: 'text' },
    parameters: {},
    consequence: null,
    citation: 'The court’s standing order on artificial intelligence',
    confidence: 'verified',
    sources: [],
    effective_from: null,
    caveat:
      'Looked at only in courts whose settings name such an order; the finding names it. So it is in force wherever it is found.',
  },
];
