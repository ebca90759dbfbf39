import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { captionOf, frontOf } from '../shared/Front.ts';
import { inWords, met, missing, notApplicable, notChecked } from '../shared/lookup.ts';
import { hasLawyer, isTestimony } from '../shared/paperNature.ts';
import { type CounselDetail, counselDetails } from './counselDetails.ts';
import { titlePlace } from './courtTitleLine.ts';
import { isCaptioned } from './isCaptioned.ts';

/** Whether the first page names the filer as the rule wants it, and the court’s title is below that. */
export const counselBlock: Evaluator<'counsel_block'> = ({ parameters }, { documents: [lead] }) => {
  if (!isCaptioned(lead) || captionOf(lead) === 'without_attorney') return notApplicable;
  const found = blockOutcome(lead, parameters);
  return found.outcome === 'met' && parameters.title_line !== undefined
    ? titlePlace(lead, parameters.title_line)
    : found;
};

function blockOutcome(document: CheckedDocument, { fields }: Asked<'counsel_block'>['parameters']): Outcome {
  if (document.facts.file.pages_without_text.includes(1))
    return notChecked('The first page is a picture that could not be read.');
  const lacking = lackingDetails(document, fields);
  // A declaration comes under the cover of the lawyer who files it.
  if (lacking.length === 0 || (isTestimony(document) && lacking.length < 3)) return met;
  return missing(
    document,
    `The first page does not give the ${inWords(lacking)} of who files the paper.`,
    'Begin on line 1 at the left: "[name] (SBN [bar number]), [address], [telephone], [e-mail], Attorney for [party]"; without a lawyer "[name], [address], [telephone], In pro per".',
  );
}

function lackingDetails(document: CheckedDocument, fields: readonly CounselDetail[]): string[] {
  const front = frontOf(document);
  const lawyer = hasLawyer(document);
  return fields.flatMap((field) => {
    const { sign, name } = counselDetails[field];
    return front.has(sign) || (field === 'bar_number' && !lawyer) ? [] : [name];
  });
}
