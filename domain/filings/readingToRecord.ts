import { assessCompleteness } from '#domain/acceptance/assessCompleteness';
import type { Evidence } from '#domain/documents/DocumentText';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { formatAmount } from '#domain/money/formatAmount';
import type { ReadField, Reading } from '#domain/reading/Reading';
import type { SummaryMessage } from '#domain/reading/summary/SummaryMessages';
import { typeWords } from '#domain/reading/title/typeWords';
import { accuracyScore } from './accuracyScore.ts';
import type { ReasonMessage } from './ReasonMessage.ts';

/** One value of the record, with its provenance. */
export type RecordedValue = { value: string; confidence: number; method: string; evidence: Evidence[] };

/** A reading in the form of the API's analysis. What the document does not state is null or an empty list. */
export type ReadingRecord = {
  doc_type: string | null;
  /** Its id in the catalog, by which programs decide. */
  document_type: DocumentTypeId | null;
  title: string | null;
  court: string | null;
  location: string | null;
  case_number: string | null;
  filling_date: string | null;
  plaintiffs: string[];
  claimants: string[];
  defendants: string[];
  amount: string | null;
  judge_name: string | null;
  hearing_date: string | null;
  hearing_time: string | null;
  summary: SummaryMessage[];
  is_complete: boolean;
  confidence_reasons: ReasonMessage[];
  accuracy_score: number | null;
  /** Of every field but the summary, whose parts have their own. */
  evidence: Record<string, RecordedValue[]>;
};

/** Writes a reading as a filing's record, each value with its evidence under the field's name. */
export function readingToRecord(reading: Reading): ReadingRecord {
  const amount = reading.amount_cents;
  const fields: Record<string, ReadField<string>[]> = {
    doc_type: one(reading.doc_type && { ...reading.doc_type, value: typeWords(reading.doc_type) }),
    title: one(reading.title),
    court: one(reading.court),
    location: one(reading.location),
    case_number: one(reading.case_number),
    filling_date: one(reading.filing_date),
    plaintiffs: reading.plaintiffs,
    claimants: reading.claimants,
    defendants: reading.defendants,
    amount: amount === undefined ? [] : [{ ...amount, value: formatAmount(amount.value) }],
    judge_name: one(reading.judge_name),
    hearing_date: one(reading.hearing_date),
    hearing_time: one(reading.hearing_time),
  };
  const values = (field: string) => fields[field]!.map(({ value }) => value);
  const single = (field: string) => fields[field]![0]?.value ?? null;
  return {
    doc_type: single('doc_type'),
    document_type: reading.doc_type?.value ?? null,
    title: single('title'),
    court: single('court'),
    location: single('location'),
    case_number: single('case_number'),
    filling_date: single('filling_date'),
    plaintiffs: values('plaintiffs'),
    claimants: values('claimants'),
    defendants: values('defendants'),
    amount: single('amount'),
    judge_name: single('judge_name'),
    hearing_date: single('hearing_date'),
    hearing_time: single('hearing_time'),
    summary: reading.summary.map(({ value }) => value),
    ...assessCompleteness(reading),
    accuracy_score: accuracyScore(reading),
    evidence: Object.fromEntries(Object.entries(fields).filter(([, list]) => list.length > 0)),
  };
}

function one(field: ReadField<string> | undefined): ReadField<string>[] {
  return field === undefined ? [] : [field];
}
