import type { Evidence } from '#domain/documents/DocumentText';

/** A statement or element that a rule requires, found in a document's text. The wordings of all types are in `statements/`. */
export const statementKinds = [
  'penalty_of_perjury',
  'notary',
  'verification',
  'certificate_of_service',
  'certificate_of_compliance',
  'certificate_of_conference',
  'disclosure_statement',
  'table_of_contents',
  'table_of_authorities',
  'jurisdiction',
  'discovery_level',
  'relief_band',
  'translation_certificate',
  'foreign_language',
  'ai_disclosure',
  'proposed_order',
  'jury_demand',
  'prayer',
  'notice_of_hearing',
  'memorandum',
  'redaction_certificate',
  'et_al_in_caption',
  'word_count_stated',
] as const;
export type StatementKind = (typeof statementKinds)[number] | (string & {});

export type Statement = {
  kind: StatementKind;
  /** What it says where that matters, for example `2` of a discovery level, `4,980` of a stated count of words, `es` of a language. */
  value?: string;
  evidence: Evidence[];
};
