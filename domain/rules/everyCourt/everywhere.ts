import type { Rule } from '../Rule.ts';

/** What rules that hold for every paper of every court have in common. */
export const everywhere: Pick<
  Rule,
  'applies_to' | 'parameters' | 'severity' | 'clerk_may_refuse' | 'sources' | 'effective_from' | 'notes'
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
  severity: 'warn',
  clerk_may_refuse: null,
  sources: [],
  effective_from: null,
  notes: '',
};
