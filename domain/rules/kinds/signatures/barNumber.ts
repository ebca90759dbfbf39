import type { ReadField } from '#domain/reading/Reading';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, missing, notApplicable } from '../shared/lookup.ts';
import { isLawyersDocument } from './signatureBlock.ts';

/** Whether an attorney’s bar number is given in the form of the court’s own bar. Attorneys of other states have other numbers. */
export const barNumber: Evaluator<'bar_number'> = ({ parameters }, { documents: [lead] }) => {
  const { name, form, patterns, remedy } = parameters;
  if (!isLawyersDocument(lead)) return notApplicable;
  const numbers = lead.reading.bar_numbers;
  if (numbers.length === 0) return missing(lead, { code: 'signatures.bar_number_missing', values: { name, remedy } });
  const fits = (value: string) => patterns.some((pattern) => new RegExp(pattern).test(value.replace(/^[A-Z]+-?/, '')));
  // One that fits may be the court's; where there are several, the others may be of other bars.
  if (numbers.some(({ value }) => fits(value))) return met;
  const [wrong] = numbers as [ReadField<string>];
  return broken({
    says: { code: 'signatures.bar_number_malformed', values: { number: wrong.value, name, form, remedy } },
    evidence: wrong.evidence,
  });
};
