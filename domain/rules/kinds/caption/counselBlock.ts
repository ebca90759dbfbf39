import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Outcome } from '../Evaluator.ts';
import { frontOf } from '../shared/Front.ts';
import { inWords, met, missing, notChecked } from '../shared/lookup.ts';
import { hasLawyer, isTestimony } from '../shared/paperNature.ts';

/** What shows each field of the block at the top of page one, and how people call it. */
const fields: Record<string, [sign: string, name: string]> = {
  address: ['zip', 'address'],
  phone: ['phone', 'telephone number'],
  email: ['email', 'e-mail address'],
  state_bar_number: ['bar', 'bar number'],
  ca_bar_number: ['bar', 'bar number'],
  state_bar_number_if_attorney: ['bar', 'bar number'],
  attorney_for: ['represents', 'party represented'],
  party_represented: ['represents', 'party represented'],
};

/** Whether the first page names the filer as California's rules want it. What is marked `?` is given only if there is any. */
export function counselBlock(document: CheckedDocument, asked: readonly string[]): Outcome {
  const front = frontOf(document);
  const lawyer = hasLawyer(document);
  if (document.facts.file.pages_without_text.includes(1))
    return notChecked('The first page is a picture that could not be read.');
  const lacking = asked.flatMap((field) => {
    const [sign, name] = fields[field] ?? [];
    if (sign === undefined || name === undefined || front.has(sign)) return [];
    return sign === 'bar' && !lawyer ? [] : [name];
  });
  // A declaration comes under the cover of the lawyer who files it.
  if (lacking.length === 0 || (isTestimony(document) && lacking.length < 3)) return met;
  return missing(
    document,
    `The first page does not give the ${inWords(lacking)} of who files the paper.`,
    'Begin on line 1 at the left: "[name] (SBN [bar number]), [address], [telephone], [e-mail], Attorney for [party]"; without a lawyer "[name], [address], [telephone], In pro per".',
  );
}
