import { documentTypeLabel } from '#domain/documentTypes/label';
import type { Reading } from '#domain/reading/Reading';
import { typeWords } from '#domain/reading/title/typeWords';
import type { Finding } from '#domain/rules/checks/Finding';
import { kindOfRule } from '#domain/rules/kindOfRule';
import { reasonOf } from '#domain/rules/reasonOf';
import type { PilotFinding, PilotReading } from './PilotReading.ts';

/**
 * What a pilot keeps of a reading and its check: the values that a clerk also enters, and the findings for which a clerk
 * or a judge may act once the court has adopted the rule. Advice and points of form are no findings of a pilot.
 */
export function readPilotValues(reading: Reading, findings: readonly Finding[]): PilotReading {
  const { doc_type, title, court, case_number, filing_date } = reading;
  const values: PilotReading['values'] = {
    case_number: valuesOf(case_number?.value),
    court: valuesOf(court?.value),
    document_type: doc_type ? valuesOf(documentTypeLabel(doc_type.value), typeWords(doc_type)) : [],
    title: valuesOf(title?.value),
    filer: filersOf(reading),
    filing_date: valuesOf(filing_date?.value),
  };
  const serious = findings.filter((finding) => finding.full_class !== 'advice' && !finding.form);
  return { values, findings: serious.filter(isFirstOfRule).map(findingOf) };
}

const valuesOf = (...values: (string | undefined)[]) => [
  ...new Set(values.filter((value): value is string => Boolean(value))),
];

/** Existing systems name an attorney, a law firm, or a party who signs. */
function filersOf({ counsel, signatures }: Reading): string[] {
  return valuesOf(
    ...counsel.map(({ value }) => value),
    ...signatures.map(({ value }) => value),
    ...counsel.map(({ parts }) => parts?.firm),
  );
}

const isFirstOfRule = ({ rule_id }: Finding, index: number, all: readonly Finding[]) =>
  all.findIndex((other) => other.rule_id === rule_id) === index;

function findingOf({ rule_id, authority, says, confirmed }: Finding): PilotFinding {
  const kind = kindOfRule(rule_id);
  return { rule_id, authority, says, confirmed, reason: kind === undefined ? null : reasonOf(kind) };
}
