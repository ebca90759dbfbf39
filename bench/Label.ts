/** A value of a list, alone or with those of its parts that a person read: `{ "value": "Jane Roe", "bar_number": "123456" }`. */
export type LabeledValue = string | ({ value: string } & Record<string, string>);

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
  /** The caption continues beyond the labeled names. */
  parties_partial?: boolean;
  judge_name: string | null;
  /** Dollars. */
  amount: number | null;
  has_signature_block?: boolean | null;
  has_certificate_of_service?: boolean | null;
  bar_numbers?: string[];
  /** Beyond the corpus's keys; scored where they are given. The same names as in a Reading. */
  jury_demand?: boolean | null;
  counsel?: LabeledValue[];
  signatures?: LabeledValue[];
  sums?: LabeledValue[];
  relief?: LabeledValue[];
  causes_of_action?: LabeledValue[];
  authorities?: LabeledValue[];
  related_cases?: LabeledValue[];
  exhibits_named?: LabeledValue[];
  exhibits_attached?: LabeledValue[];
  /** The parts of the service: `how`, `when`, `by`, `to`. Null: none is certified. */
  service?: Record<string, string> | null;
  hearing_date?: string | null;
  hearing_time?: string | null;
  hearing_place?: string | null;
  reservation_number?: string | null;
  /** Which motion it is: `to dismiss`. */
  motion?: string | null;
};
