import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import type { RuleKind } from './kinds/ParametersByKind.ts';

/** The clerk's return reason for a rule type; types that do not concern a document's form have none. */
const reasons: Partial<Record<RuleKind, ReasonCode>> = {
  page_size: 'format_wrong',
  margins: 'format_wrong',
  font_size: 'format_wrong',
  font_face: 'format_wrong',
  font_color: 'format_wrong',
  line_spacing: 'format_wrong',
  line_numbers: 'format_wrong',
  footer: 'format_wrong',
  page_numbering: 'format_wrong',
  blank_space: 'format_wrong',
  cover_color: 'format_wrong',
  bookmarks: 'format_wrong',
  file_format: 'format_wrong',
  file_size: 'format_wrong',
  encryption: 'format_wrong',
  pdf_text_searchable: 'not_searchable',
  caption_element: 'caption_wrong',
  party_names: 'caption_wrong',
  party_each_side: 'caption_wrong',
  party_residence: 'caption_wrong',
  appeal_roles: 'caption_wrong',
  counsel_block: 'caption_wrong',
  court_title_line: 'caption_wrong',
  limited_case_caption: 'caption_wrong',
  caption_label: 'caption_wrong',
  family_style: 'caption_wrong',
  case_number_pattern: 'case_number_wrong',
  case_number_agrees: 'case_number_wrong',
  court_agrees: 'wrong_court',
  parties_agree: 'caption_wrong',
  documents_combined: 'documents_combined',
  document_split: 'document_split',
  proposed_order: 'proposed_order',
  signature_block: 'unsigned',
  government_signature: 'unsigned',
  bar_number: 'information_wrong',
  contact_info: 'information_wrong',
  service_address: 'information_wrong',
  filing_fee: 'fee_missing',
  redaction: 'sensitive_data',
  unseen_text: 'sensitive_data',
  failed_redaction: 'sensitive_data',
  duplicate: 'duplicate',
};

/** The reason for which a clerk could return a document that violates a rule of this kind; null if none applies. */
export function reasonOf(kind: RuleKind): ReasonCode | null {
  return reasons[kind] ?? null;
}
