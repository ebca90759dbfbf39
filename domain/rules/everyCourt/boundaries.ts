import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** One document, one file: complete, and without any other document that must be filed separately. */
export const boundaryRules: readonly Rule[] = rulesOf([
  {
    applies_to: everywhere,
    id: 'AZ-BND-01',
    requirement:
      'Documents that must be filed separately are not combined in one file. Exhibits and supporting documents may be included.',
    kind: 'documents_combined',
    automation: 'text',
    citation:
      'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1); JCIT Technology Standards 4.8.3; CRC 2.259(b); Ill. S. Ct. R. 9; elsewhere the court’s e-filing procedures',
    confidence: 'high',
  },
  {
    applies_to: everywhere,
    id: 'AZ-BND-02',
    requirement: 'A document is filed complete, in one file, from its first page to its last.',
    kind: 'document_split',
    automation: 'text',
    citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1); CRC 2.259(b); elsewhere the court’s e-filing procedures',
    confidence: 'high',
  },
  {
    applies_to: everywhere,
    id: 'AZ-BND-03',
    requirement: 'A proposed order is not part of another document. In Florida, a proposed order is not filed at all.',
    kind: 'proposed_order',
    automation: 'text',
    citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1); CRC 3.1312(c); elsewhere the court’s e-filing procedures',
    confidence: 'high',
    caveat: 'A stipulation may end with the order on it, and a proposed order may be an exhibit.',
  },
]);
