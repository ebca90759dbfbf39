import type { Rule } from '../Rule.ts';

/** What rules that hold for every paper of every court have in common. */
export const everywhere: Pick<
  Rule,
  'applies_to' | 'parameters' | 'consequence' | 'sources' | 'effective_from' | 'caveat'
> = {
  applies_to: {
    jurisdiction: ['*'],
    court_level: ['State Court', 'Federal Court', 'Appellate Court', 'Supreme Court'],
    court_system: 'state',
    court_ids: ['*'],
    case_types: ['*'],
    doc_types: ['any'],
  },
  parameters: {},
  consequence: null,
  sources: [],
  effective_from: null,
  caveat: '',
};
