/** Why a document is refused. The text and statuses are in `contract/refusals.ts`. */
export const documentRefusalCodes = [
  'document_empty',
  'document_too_large',
  'document_wrong_type',
  'document_not_pdf',
  'document_name_disagrees',
  'document_encrypted',
  'document_has_macros',
  'document_unknown_letters',
  'document_corrupt',
  'document_too_many_pages',
  'document_too_slow',
  'document_too_much_memory',
  'document_no_text',
  'document_fix_failed',
  'document_fix_changes_nothing',
  'document_xfa_form',
  'order_marked_proposed',
] as const;
export type DocumentRefusalCode = (typeof documentRefusalCodes)[number];
