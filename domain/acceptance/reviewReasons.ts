/** Why a clerk sends a filing back or notes a deficiency; the words are in `contract/messages`. */
export const reasonCodes = [
  'case_number_wrong',
  'caption_wrong',
  'documents_combined',
  'document_split',
  'proposed_order',
  'illegible',
  'barred',
  'fee_missing',
  'wrong_court',
  'information_wrong',
  'format_wrong',
  'sensitive_data',
  'cover_sheet',
  'unsigned',
  'not_searchable',
  'duplicate',
  'not_e_filed',
  'untimely',
  'filers_request',
  'other',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];
