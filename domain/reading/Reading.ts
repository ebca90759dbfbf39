import type { Evidence } from '#domain/documents/DocumentText';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { SummaryMessage } from './summary/SummaryMessages.ts';

/** One value read from a document with its provenance: what was read, where, how, and with what confidence. */
export type ReadField<Value> = {
  value: Value;
  /** 0 to 1; of the values given at 0.9, nine in ten are right. */
  confidence: number;
  /** The rule that read it, for example `caption-party`, `docket-banner`; stable, so that corrections can be counted by it. */
  method: string;
  evidence: Evidence[];
  /** What the value consists of, by name, for example `role` of a party, `bar_number` and `firm` of counsel, `for` of a sum. */
  parts?: Record<string, string>;
  /** While the document is read: what else makes the value more or less probable, for the ranking. */
  signs?: readonly string[];
};

/** Everything read from one document. Fields that the document does not state are absent, never guessed. */
export type Reading = {
  /**
   * The type of document; part `words` if its title or filer names it differently from its label, `which` its object.
   */
  doc_type?: ReadField<DocumentTypeId>;
  title?: ReadField<string>;
  court?: ReadField<string>;
  /** County or district, for example `San Francisco County, California` or `Eastern District of Michigan, Southern Division`. */
  location?: ReadField<string>;
  case_number?: ReadField<string>;
  /** Which case type the document shows, where several signs agree: one of the filer's choices, or `Bankruptcy`. */
  case_type?: ReadField<string>;
  /** ISO date, YYYY-MM-DD. The wire alone spells it `filling_date` (departure 21). */
  filing_date?: ReadField<string>;
  plaintiffs: ReadField<string>[];
  claimants: ReadField<string>[];
  defendants: ReadField<string>[];
  /** US dollars demanded by this document, in cents so that no sum is rounded. */
  amount_cents?: ReadField<number>;
  judge_name?: ReadField<string>;
  /** ISO date, YYYY-MM-DD. */
  hearing_date?: ReadField<string>;
  /** On a 24-hour clock, HH:MM, the court's time. */
  hearing_time?: ReadField<string>;
  /** Courtroom, department, address or link, as printed. */
  hearing_place?: ReadField<string>;
  reservation_number?: ReadField<string>;
  jury_demand?: ReadField<boolean>;
  has_signature_block?: ReadField<boolean>;
  has_certificate_of_service?: ReadField<boolean>;
  /** The way of service, as printed; parts `by`, `to`, `how`, `when` (YYYY-MM-DD). */
  service?: ReadField<string>;
  bar_numbers: ReadField<string>[];
  /** Lawyers' names; parts `bar_number`, `firm`, `address`, `email`, `phone`, `represents`. */
  counsel: ReadField<string>[];
  /** The signers; parts `form` (`/s/`, `by hand`, `blank`), `date` (YYYY-MM-DD), `capacity`. */
  signatures: ReadField<string>[];
  /** Every sum of money, written as in `$84,500.00`; part `for` says what it is for, in the document's words. */
  sums: ReadField<string>[];
  relief: ReadField<string>[];
  causes_of_action: ReadField<string>[];
  /** Statutes, rules and constitutions relied on, as printed, each once. */
  authorities: ReadField<string>[];
  related_cases: ReadField<string>[];
  /** Labels as in `Exhibit A`; part `title` where it is given. */
  exhibits_named: ReadField<string>[];
  exhibits_attached: ReadField<string>[];
  /** In order: sentences of the document itself, and messages made of values that were read. */
  summary: ReadField<SummaryMessage>[];
  /** Recognized pages that probably have handwriting, which was not read; absent if there are none. */
  handwritten_pages?: number[];
};

/** The fields that hold one text, in the order in which a person examines them, after `doc_type`; an amount is a sum, see `amount_cents`. */
export const textFields = [
  'title',
  'court',
  'location',
  'case_number',
  'case_type',
  'filing_date',
  'judge_name',
  'hearing_date',
  'hearing_time',
  'hearing_place',
  'reservation_number',
  'service',
] as const;
/** The yes/no fields. */
export const factFields = ['jury_demand', 'has_signature_block', 'has_certificate_of_service'] as const;
/** The fields that hold any number of texts. */
export const listFieldNames = [
  'plaintiffs',
  'claimants',
  'defendants',
  'bar_numbers',
  'counsel',
  'signatures',
  'sums',
  'relief',
  'causes_of_action',
  'authorities',
  'related_cases',
  'exhibits_named',
  'exhibits_attached',
] as const;

/** The reading of an empty document. */
export function emptyReading(): Reading {
  return { ...(Object.fromEntries(listFieldNames.map((name) => [name, []])) as unknown as Reading), summary: [] };
}

/** The fields of the caption, which a person reviews before the court decides. */
export const reviewedFields = [
  'doc_type',
  'title',
  'court',
  'location',
  'case_number',
  'filing_date',
  'amount',
  'judge_name',
  'hearing_date',
  'hearing_time',
  'plaintiffs',
  'claimants',
  'defendants',
] as const;

/** The additional fields that hold one text, those that hold yes or no, and those that hold any number of texts. */
export const additionalTexts = ['hearing_place', 'reservation_number', 'service'] as const;
export const additionalFacts = factFields;
export const additionalLists = [
  'causes_of_action',
  'relief',
  'sums',
  'counsel',
  'bar_numbers',
  'signatures',
  'exhibits_named',
  'exhibits_attached',
  'authorities',
  'related_cases',
] as const;

/** The fields of a reading that a person may correct and confirm: everything except the summary. */
export const correctableFields = [
  ...reviewedFields,
  ...additionalTexts,
  ...additionalFacts,
  ...additionalLists,
] as const;
export type CorrectableField = (typeof correctableFields)[number];
