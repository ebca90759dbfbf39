import type { CaseType } from '#domain/courts/choices';

/** A fee for the first appearance of a party: as high as a fee of the schedule, under another section. */
export type Appearance = { fee_id: string; description: string; citation: string };

/** The fees of California, by case type; in civil cases unlimited, limited over $10,000, and limited up to $10,000. */
export const appearances: Partial<Record<CaseType, readonly Appearance[]>> = {
  'Family Law': [{ fee_id: 'CA-FAM', description: 'Response: first appearance', citation: 'Gov. Code 70670' }],
  Probate: [{ fee_id: 'CA-PRB', description: 'Objection: first appearance', citation: 'Gov. Code 70650' }],
  'Civil Complaint': [
    {
      ...{ fee_id: 'CA-UNL', description: 'First appearance, unlimited civil' },
      citation: 'Gov. Code 70612, 70602.5, 70602.6',
    },
    {
      ...{ fee_id: 'CA-LIM-HI', description: 'First appearance, limited civil over $10,000' },
      citation: 'Gov. Code 70614(a), 70602.5',
    },
    {
      ...{ fee_id: 'CA-LIM-LO', description: 'First appearance, limited civil up to $10,000' },
      citation: 'Gov. Code 70614(b), 70602.5',
    },
  ],
};

export const appearanceCaveat = 'A court may charge it for each party who appears with the document.';
