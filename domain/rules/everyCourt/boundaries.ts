import type { Rule } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

/** One document, one file: complete, and without any other document that must be filed separately. */
export const boundaryRules: readonly Rule[] = rulesOf([
  {
    applies_to: everywhere,
    id: 'AZ-BND-01',
    requirement:
      'Papers that are filed each by itself are not combined in one file. Exhibits and supporting papers are no fault.',
    kind: 'documents_combined',
    automation: 'text',
    citation:
      'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1); JCIT Technology Standards 4.8.3; CRC 2.259(b); Ill. S. Ct. R. 9; elsewhere the court’s e-filing procedures',
    confidence: 'high',
  },
  {
    applies_to: everywhere,
    id: 'AZ-BND-02',
    requirement: 'A paper is sent whole, in one file, from its first page to its last.',
    kind: 'document_split',
    automation: 'text',
    citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1); CRC 2.259(b); elsewhere the court’s e-filing procedures',
    confidence: 'high',
  },
  {
    applies_to: everywhere,
    id: 'AZ-BND-03',
    requirement: 'A proposed order does not stand inside another paper; in Florida it is not filed at all.',
    kind: 'proposed_order',
    automation: 'text',
    citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1); CRC 3.1312(c); elsewhere the court’s e-filing procedures',
    confidence: 'high',
    caveat: 'A stipulation that ends in the order on it, and an exhibit, are no fault.',
  },
]);
