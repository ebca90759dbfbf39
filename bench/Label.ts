/** What a person read in one filing; the form of `labels.json`. Absent or null: the document does not say. */
export type Label = {
  id: string;
  file: string;
  /** `real` and `real-excerpt` are scored, and the project's own `fictional`. */
  kind: string;
  text_layer_quality?: string;
  doc_type: string | null;
  alt_doc_types?: string[];
  court: string | null;
  alt_courts?: string[];
  location: string | null;
  case_number: string | null;
  alt_case_numbers?: string[];
  filing_date: string | null;
  alt_filing_dates?: string[];
  date_basis?: string | null;
  plaintiffs: string[];
  defendants: string[];
  claimants: string[];
  /** The caption goes on beyond the labelled names. */
  parties_partial?: boolean;
  judge_name: string | null;
  /** Dollars. */
  amount: number | null;
  has_signature_block?: boolean | null;
  has_certificate_of_service?: boolean | null;
  bar_numbers?: string[];
};
