import type { ExtractedField, FilingDetails } from '#contract/filings';
import { displayValue } from './displayValue.ts';

const singleFields = ['doc_type', 'case_number', 'court', 'location', 'filling_date', 'amount', 'judge_name'] as const;
const listFields = ['plaintiffs', 'claimants', 'defendants'] as const;
export type FieldName = (typeof singleFields)[number] | (typeof listFields)[number];
/** What the form holds: lists as one name a line. */
export type CorrectionValues = Record<FieldName, string> & { priority: FilingDetails['priority'] };

/** Whether a field takes several names, one a line. */
export function takesNames(name: FieldName): boolean {
  return (listFields as readonly string[]).includes(name);
}

/** The values in force, as the form shows them. */
export function valuesOf(filing: FilingDetails): CorrectionValues {
  return {
    doc_type: displayValue(filing.doc_type ?? ''),
    case_number: filing.case_number ?? '',
    court: filing.court ?? '',
    location: filing.location ?? '',
    filling_date: filing.filling_date ?? '',
    amount: filing.amount ?? '',
    judge_name: filing.judge_name ?? '',
    plaintiffs: filing.plaintiffs.join('\n'),
    claimants: filing.claimants.join('\n'),
    defendants: filing.defendants.join('\n'),
    priority: filing.priority,
  };
}

/** The machine's values of one form field; inside the portal the date's name is spelled right (decision 21). */
export function machineFields(filing: FilingDetails, name: FieldName): ExtractedField[] {
  return filing.fields.filter(
    (field) => field.field === name || (name === 'filling_date' && field.field === 'filing_date'),
  );
}

/** Doubtful values first, then sure ones, then what was not found. */
export function byDoubt(filing: FilingDetails): FieldName[] {
  const doubt = (name: FieldName) => {
    const read = machineFields(filing, name);
    return read.length === 0 ? 2 : Math.min(...read.map((field) => field.confidence));
  };
  return [...singleFields, ...listFields].sort((a, b) => doubt(a) - doubt(b));
}
