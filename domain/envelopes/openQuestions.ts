import type { Destination } from './destinations.ts';

/** What the filer is asked about an envelope: only what could be neither read with certainty nor was chosen. */
export const questionKinds = ['destination', 'case_type', 'category', 'code', 'on_behalf_of', 'mark'] as const;
export type QuestionKind = (typeof questionKinds)[number];
/** The document is null for a question about the entire envelope. */
export type Question = { about: QuestionKind; document_id: string | null };

export type EnvelopeState = {
  destination: { chosen: Destination | null; proposed: Destination | null; certain: boolean };
  case_type: string | null;
  category: string | null;
  /** Whether the court has categories for the case type. */
  has_categories: boolean;
  leads: readonly {
    document_id: string;
    is_read: boolean;
    code: { chosen: string | null; certain: boolean };
    on_behalf_of: { chosen: boolean; proposed: number; candidates: number };
  }[];
  /** The documents of motions to seal of which it is not stated whether they are public, in their order. */
  unmarked: readonly string[];
};

/** The open questions in the order in which they are asked. A document that is still being read raises none. */
export function openQuestions(envelope: EnvelopeState): Question[] {
  const { destination, case_type, category, has_categories, leads, unmarked } = envelope;
  const read = leads.filter(({ is_read }) => is_read);
  if (read.length === 0) return [];
  const isNew = (destination.chosen ?? destination.proposed) === 'new';
  const ofEnvelope: Question['about'][] = [];
  if (destination.chosen === null && !destination.certain) ofEnvelope.push('destination');
  if (isNew && case_type === null) ofEnvelope.push('case_type');
  if (isNew && case_type !== null && category === null && has_categories) ofEnvelope.push('category');
  return [
    ...ofEnvelope.map((about) => ({ about, document_id: null })),
    ...read.flatMap(({ document_id, code, on_behalf_of }): Question[] => [
      ...(code.chosen === null && !code.certain ? [{ about: 'code' as const, document_id }] : []),
      ...(!on_behalf_of.chosen && on_behalf_of.proposed === 0 && on_behalf_of.candidates > 0
        ? [{ about: 'on_behalf_of' as const, document_id }]
        : []),
    ]),
    ...unmarked.map((document_id) => ({ about: 'mark' as const, document_id })),
  ];
}
