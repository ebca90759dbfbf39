import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { RequiredContent } from '#domain/documentTypes/TypeProfile';
import type { Reading } from '#domain/reading/Reading';

/** The single values that a person is asked to check when they were read with little certainty. */
export const uncertainFields = [
  'doc_type',
  'court',
  'case_number',
  'filing_date',
  'amount_cents',
  'judge_name',
] as const satisfies (keyof Reading)[];
export type UncertainField = (typeof uncertainFields)[number];

/** Why a document is complete or is not, as far as its own contents show it. */
export type CompletenessReasons = {
  /** `named`: the filer's own words for the type; null where its label is used. */
  all_found: { type: DocumentTypeId | null; named: string | null };
  content_missing: { content: RequiredContent };
  value_uncertain: { field: UncertainField };
  /** Recognized pages with handwriting, which was not read. */
  handwriting_unread: { pages: number[] };
};
