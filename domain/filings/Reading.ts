import type { Evidence } from '#domain/documents/DocumentText';

/** One value read from a document, answerable for: what was read, where, how, and how sure. */
export type ReadField<Value> = {
  value: Value;
  /** 0 to 1; of the values given at 0.9, nine in ten are right. */
  confidence: number;
  /** The rule that read it, e.g. `caption-party`, `docket-banner`; stable, so that corrections can be counted by it. */
  method: string;
  evidence: Evidence[];
};

/** Everything read from one document. A field the document does not state is absent, never guessed. */
export type Reading = {
  doc_type?: ReadField<string>;
  title?: ReadField<string>;
  court?: ReadField<string>;
  /** County or district, e.g. `San Francisco County, California` or `Eastern District of Michigan, Southern Division`. */
  location?: ReadField<string>;
  case_number?: ReadField<string>;
  /** ISO date, YYYY-MM-DD. The wire alone spells it `filling_date` (decision 21). */
  filing_date?: ReadField<string>;
  plaintiffs: ReadField<string>[];
  claimants: ReadField<string>[];
  defendants: ReadField<string>[];
  /** US dollars demanded by this document, in cents so that no sum is rounded. */
  amount_cents?: ReadField<number>;
  judge_name?: ReadField<string>;
  has_signature_block?: ReadField<boolean>;
  has_certificate_of_service?: ReadField<boolean>;
  bar_numbers: ReadField<string>[];
  /** Sentences of the document itself, in order. */
  summary: ReadField<string>[];
};

/** The names of a reading's single-valued fields that a person may correct. */
export const correctableFields = [
  'doc_type',
  'court',
  'location',
  'case_number',
  'filing_date',
  'amount',
  'judge_name',
  'plaintiffs',
  'claimants',
  'defendants',
] as const;
export type CorrectableField = (typeof correctableFields)[number];
