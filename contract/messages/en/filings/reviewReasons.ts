import type { ReasonCode } from '#domain/acceptance/reviewReasons';

/** The reasons for which a clerk returns a filing or notes a deficiency, in the words that the filer reads. */
export const reviewReasons: Readonly<Record<ReasonCode, string>> = {
  case_number_wrong: 'The case number is missing or wrong, and the right case cannot be inferred.',
  caption_wrong: 'The caption is missing, incomplete, or does not match the parties in the case.',
  documents_combined: 'Several documents are combined in one file.',
  document_split: 'One document is split across several files.',
  proposed_order: 'A proposed order was submitted as a filing.',
  illegible: 'The document is illegible, corrupt, or blank.',
  barred: 'An order of the court bars this filing, or it cannot be stored.',
  fee_missing: 'The filing fee is missing or insufficient.',
  wrong_court: 'The filing belongs to another court or clerk.',
  information_wrong: 'Information given with the filing is wrong or incomplete.',
  format_wrong: 'The document does not meet the court’s format rules.',
  sensitive_data: 'The document shows personal data that must be omitted or redacted.',
  cover_sheet: 'The civil case cover sheet is missing or defective.',
  unsigned: 'The document is not signed.',
  not_searchable: 'The document’s text cannot be searched.',
  duplicate: 'The same document has already been filed.',
  not_e_filed:
    'The document was filed on paper in an e-filed case, without an exemption or the notice of hard-copy filing.',
  untimely: 'The filing is untimely under the rules.',
  filers_request: 'The filer requested its return.',
  other: 'Another reason, stated below.',
};

/** Why the court returned or rejected a filing: the reason from the court's list, then the clerk's own text. */
export function returnReason(code: string | null, own: string | null): string {
  const words = own?.trim() ?? '';
  const listed = code === null ? undefined : reviewReasons[code as ReasonCode];
  // "Another reason" adds nothing to the reason itself.
  if (code === 'other' && words !== '') return words;
  return [listed, words].filter(Boolean).join(' ');
}
