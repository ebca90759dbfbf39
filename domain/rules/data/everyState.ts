import type { Requirement } from '../Rule.ts';
import { requirements } from '../rows.ts';
import { courts } from '../scopes.ts';

const everyLevel = courts({
  jurisdiction: ['California', 'New York', 'Texas', 'Florida', 'Illinois'],
  court_level: ['State Court', 'Appellate Court', 'Supreme Court'],
  court_system: 'state',
});

/** Requirements for documents in the courts of all five states. Paraphrased facts, each with its authority and confidence. */
export const everyState: readonly Requirement[] = requirements('2026-08-31', [
  {
    id: 'ST-IMM-01',
    applies_to: everyLevel(['Immigration'], ['any']),
    requirement:
      'Removal, asylum, and other immigration cases are not filed in state courts; direct the filer to the immigration court, the BIA, or a federal court.',
    kind: 'subject_matter',
    automation: 'metadata',
    parameters: { not_heard: 'immigration' },
    citation: '8 U.S.C. 1229a, 1252',
    confidence: 'high',
    caveat: 'State courts make only special immigrant juvenile findings, in family or probate cases.',
  },
]);
