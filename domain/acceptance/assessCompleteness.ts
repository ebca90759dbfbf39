import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { RequiredContent } from '#domain/documentTypes/TypeProfile';
import type { MessageOf } from '#domain/messages/Message';
import { say } from '#domain/messages/say';
import type { Reading } from '#domain/reading/Reading';
import { type CompletenessReasons, uncertainFields } from './CompletenessReasons.ts';

export type Completeness<Reason = MessageOf<CompletenessReasons>> = {
  is_complete: boolean;
  confidence_reasons: Reason[];
};

/** What a document whose type is not known must contain. */
const ofAnyType: readonly RequiredContent[] = ['doc_type', 'court', 'case_number'];

/** A value read with less confidence than this needs review by a person. */
export const unsureBelow = 0.7;

/**
 * The fields that a document of this type must state, as far as a person can correct them. A party may be on any side,
 * so no side is named.
 */
export function requiredFields(type: DocumentTypeId | null): (keyof Reading)[] {
  return requiredContents(type ?? undefined).flatMap((requirement): (keyof Reading)[] => {
    return requirement === 'signature' || requirement === 'service' || requirement === 'party' ? [] : [requirement];
  });
}

/** Whether a document has what its type requires, and why not (departure 23). Findings of the court's rules come on top. */
export function assessCompleteness(reading: Reading): Completeness {
  const lacking = requiredContents(reading.doc_type?.value).filter((content) => !isMet(reading, content));
  const uncertain = uncertainFields.filter((field) => (reading[field]?.confidence ?? 1) < unsureBelow);
  const reasons: Completeness['confidence_reasons'] = [
    ...lacking.map((content) => say('content_missing', { content })),
    ...uncertain.map((field) => say('value_uncertain', { field })),
  ];
  const handwritten = reading.handwritten_pages ?? [];
  if (handwritten.length > 0) reasons.push(say('handwriting_unread', { pages: handwritten }));
  if (lacking.length === 0) reasons.unshift(allFound(reading));
  return { is_complete: lacking.length === 0, confidence_reasons: reasons };
}

function allFound({ doc_type }: Reading): Completeness['confidence_reasons'][number] {
  return say('all_found', { type: doc_type?.value ?? null, named: doc_type?.parts?.words ?? null });
}

const doubts: readonly string[] = ['value_uncertain', 'handwriting_unread'] satisfies (keyof CompletenessReasons)[];

/** What an incomplete filing lacks, according to its reasons; what is uncertain or was not read is not missing. */
export function missingIn<Reason extends { code: string }>(reasons: readonly Reason[]): Reason[] {
  return reasons.filter(({ code }) => !doubts.includes(code));
}

const besideFields: readonly unknown[] = ['party', 'signature', 'service'] satisfies RequiredContent[];

/** How many of the reasons concern no single field, and so appear next to no field. */
export function countBesideFields(reasons: readonly { code: string; values: object }[]): number {
  return reasons.filter(
    ({ code, values }) => code === 'content_missing' && 'content' in values && besideFields.includes(values.content),
  ).length;
}

function requiredContents(type: DocumentTypeId | undefined): readonly RequiredContent[] {
  return type === undefined ? ofAnyType : documentType(type).requiredContents;
}

function isMet(reading: Reading, requirement: RequiredContent): boolean {
  switch (requirement) {
    case 'signature':
      return reading.has_signature_block?.value === true;
    case 'service':
      return reading.has_certificate_of_service?.value === true;
    case 'party':
      return reading.plaintiffs.length + reading.defendants.length + reading.claimants.length > 0;
    case 'plaintiffs':
    case 'defendants':
      return reading[requirement].length > 0;
    default:
      return reading[requirement] !== undefined;
  }
}
