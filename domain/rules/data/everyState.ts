import type { Requirement } from '../Requirement.ts';

/** What papers must have in the courts of all five states. Facts in our own words, each with its authority and how sure it is. */
export const everyState: readonly Requirement[] = [
  {
    id: 'ST-IMM-01',
    applies_to: {
      jurisdiction: ['California', 'New York', 'Texas', 'Florida', 'Illinois'],
      court_level: ['State Court', 'Appellate Court', 'Supreme Court'],
      court_system: 'state',
      court_ids: ['*'],
      case_types: ['Immigration'],
      doc_types: ['any'],
    },
    requirement:
      'Removal, asylum and other immigration cases are not filed in state courts; send the filer to the immigration court, BIA or a federal court.',
    check: { kind: 'subject_matter', automation: 'metadata' },
    parameters: { route_to: ['immigration_court', 'BIA', 'federal_district', 'federal_appellate'] },
    consequence: null,
    citation: '8 U.S.C. 1229a, 1252',
    confidence: 'high',
    sources: [],
    effective_from: null,
    checked_on: '2026-08-31',
    caveat: 'State courts only make special immigrant juvenile findings inside family or probate cases.',
  },
];
