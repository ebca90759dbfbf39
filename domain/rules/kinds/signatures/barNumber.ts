import type { ReadField } from '#domain/reading/Reading';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, missing, notApplicable } from '../shared/lookup.ts';
import { isLawyersDocument } from './signatureBlock.ts';

/**
 * Whether an attorney’s bar number has the format of the court’s bar. Attorneys from other states have other formats.
 */
export const barNumber: Evaluator<'bar_number'> = ({ parameters }, { documents: [lead] }) => {
  const { name, form, patterns, remedy } = parameters;
  if (!isLawyersDocument(lead)) return notApplicable;
  const numbers = lead.reading.bar_numbers;
  if (numbers.length === 0) return missing(lead, { code: 'signatures.bar_number_missing', values: { name, remedy } });
  const fits = (value: string) => patterns.some((pattern) => new RegExp(pattern).test(value.replace(/^[A-Z]+-?/, '')));
  // A matching number may be from the court's bar; other numbers may be from other bars.
  if (numbers.some(({ value }) => fits(value))) return met;
  const [wrong] = numbers as [ReadField<string>];
  return broken({
    says: { code: 'signatures.bar_number_malformed', values: { number: wrong.value, name, form, remedy } },
    evidence: wrong.evidence,
  });
};
