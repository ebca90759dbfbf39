import type { Evidence } from '#domain/documents/DocumentText';
import type { ReadField } from '#domain/reading/Reading';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, missing, notApplicable } from '../shared/lookup.ts';
import { isLawyersPaper } from './signatureBlock.ts';

const names = { Texas: 'State Bar number', Florida: 'Florida Bar number', Illinois: 'ARDC number' } as const;
const forms = {
  Texas: 'eight digits',
  Florida: 'five to seven digits',
  Illinois: 'seven digits, a Cook County attorney code five or six',
} as const;
const mends = {
  Texas: 'Give it as "State Bar No. [8 digits]".',
  Florida: 'Give it as "Florida Bar No. [5 to 7 digits]".',
  Illinois: 'Give it as "ARDC No. [7 digits]", in Cook County with the attorney code.',
} as const;

/** Whether a lawyer's number is given and looks as the court's own bar writes it. Lawyers of other states have other numbers. */
export const barNumber: Evaluator = ({ parameters }, { documents: [lead], forum }) => {
  const state = forum.jurisdiction as keyof typeof names;
  if (!isLawyersPaper(lead) || !(state in names)) return notApplicable;
  const numbers = lead.reading.bar_numbers;
  if (numbers.length === 0) return missing(lead, `No ${names[state]} of the attorney was found.`, mends[state]);
  const patterns = [parameters.regex, parameters.cook_code_regex].filter((one) => typeof one === 'string');
  const fits = (value: string) => patterns.some((pattern) => new RegExp(pattern).test(value.replace(/^[A-Z]+-?/, '')));
  // One that fits may be the court's; where there are several, the others may be of other bars.
  if (numbers.some(({ value }) => fits(value))) return met;
  const [wrong] = numbers as [ReadField<string>];
  const evidence: Evidence[] = wrong.evidence;
  return broken({
    message: `The number ${wrong.value} does not look like a ${names[state]}: ${forms[state]}.`,
    mend: `${mends[state]} A lawyer admitted only for this case names the state of the number.`,
    evidence,
  });
};
