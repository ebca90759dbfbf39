import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

const captions =
  'FRCP 10(a); CRC 2.111; CPLR 2101(c); TRCP 78, 79; Fla. R. Civ. P. 1.100(c)(1); Ill. S. Ct. R. 131; elsewhere the court’s own rule on captions';

/** A document is filed in the case that it names: the number, court, county, and parties agree with the record. */
export const identityRules: readonly Rule[] = rulesOf([
  {
    applies_to: everywhere,
    id: 'AZ-ID-01',
    requirement:
      'The case number on page one is that of the case on record, and all documents in a submission have the same case number.',
    kind: 'case_number_agrees',
    automation: 'metadata',
    citation: captions,
    confidence: 'high',
    caveat:
      'Office digits, judges’ initials, leading zeros, and the century may be omitted. The number of a related case is sufficient.',
  },
  {
    applies_to: everywhere,
    id: 'AZ-ID-02',
    requirement: 'The court named in the caption is the court of the case on record.',
    kind: 'court_agrees',
    automation: 'metadata',
    citation: captions,
    confidence: 'high',
    caveat:
      'This does not apply to documents that move a case from one court to another, such as appeals, removals, remands, and transfers.',
  },
  {
    applies_to: everywhere,
    id: 'AZ-ID-03',
    requirement: 'The county in the caption is that of the case on record.',
    kind: 'county_agrees',
    automation: 'metadata',
    citation: captions,
    confidence: 'high',
  },
  {
    applies_to: everywhere,
    id: 'AZ-ID-04',
    requirement: 'The caption names parties of the case on record, spelled as they are on record.',
    kind: 'parties_agree',
    automation: 'metadata',
    citation: captions,
    confidence: 'high',
    caveat:
      'Short captions, capitalization, corporate designations, and added capacities are not differences. Amended pleadings, interventions, and third-party pleadings may add parties.',
  },
]);
