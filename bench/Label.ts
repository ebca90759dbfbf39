/**
 * A value of a list, alone or with the parts that a person labeled: `{ "value": "Jane Roe", "bar_number": "123456" }`.
 */
export type LabeledValue = string | ({ value: string } & Record<string, string>);

/** The labels of one filing by a person, as in `labels.json`. Absent or null: the document does not state the value. */
export type Label = {
  id: string;
  file: string;
  /** `real…` and the project's own `fictional` are scored; `real-rendered` is a docket report. */
  kind: string;
  /** The lawsuit. */
  cluster?: string | null;
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
  alt_judge_names?: string[];
  /** In dollars. */
  amount: number | null;
  /** Null: no amount is as valid. */
  alt_amounts?: (number | null)[];
  has_signature_block?: boolean | null;
  has_certificate_of_service?: boolean | null;
  bar_numbers?: string[];
  /**
   * Labels in addition to the keys of the corpus; scored if they are present. The names are the same as in a Reading.
   */
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
  /** The parts of the service: `how`, `when`, `by`, `to`. Null: no service is certified. */
  service?: Record<string, string> | null;
  hearing_date?: string | null;
  hearing_time?: string | null;
  hearing_place?: string | null;
  reservation_number?: string | null;
  /** The type of motion: `to dismiss`. */
  motion?: string | null;
};
