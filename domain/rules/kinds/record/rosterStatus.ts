import { isActive } from '#domain/attorneys/attorneyStatuses';
import { sameBarNumber } from '#domain/attorneys/barNumber';
import type { ReadField } from '#domain/reading/Reading';
import type { Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked } from '../shared/lookup.ts';

type Entry = Submission['filer']['roster'][number];

/** The standing, on the filing’s date, of the filer and of the attorneys whose bar numbers the documents name. */
export const rosterStatus: Evaluator<'roster_status'> = (_rule, { documents, filer }) => {
  const numbers = documents.flatMap(({ reading }, document) =>
    document === 0 ? reading.bar_numbers.filter(isSure).map((field) => ({ field, document })) : [],
  );
  if (numbers.length === 0 && filer.roster.length === 0) return notApplicable;
  if (!filer.roster_known) return notChecked({ code: 'record.roster_unavailable', values: {} });
  const problems: Problem[] = [];
  for (const { field, document } of numbers) {
    const entry = filer.roster.find(({ bar_number }) => sameBarNumber(bar_number, field.value));
    const problem = entry === undefined ? unknown(field) : inactive(entry, field);
    if (problem !== undefined) problems.push({ ...problem, document });
  }
  for (const entry of filer.roster) {
    if (numbers.some(({ field }) => sameBarNumber(entry.bar_number, field.value))) continue;
    const problem = inactive(entry, undefined);
    if (problem !== undefined) problems.push(problem);
  }
  const [first, ...more] = problems;
  return first === undefined ? met : broken(first, ...more);
};

const isSure = ({ confidence }: ReadField<string>) => confidence >= 0.8;

function unknown({ value, evidence }: ReadField<string>): Problem {
  return {
    says: { code: 'record.attorney_unknown', values: { bar_number: value } },
    evidence,
  };
}

function inactive(
  { name, bar_number, status, since, until }: Entry,
  field: ReadField<string> | undefined,
): Problem | undefined {
  if (status === null || isActive(status)) return undefined;
  return {
    says: { code: 'record.attorney_inactive', values: { name, bar_number, status, since, until } },
    evidence: field?.evidence ?? [],
  };
}
