import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { hasLawyer, isTestimony } from '../shared/documentNature.ts';
import { captionOf, frontOf } from '../shared/Front.ts';
import { met, missing, notApplicable, notChecked } from '../shared/lookup.ts';
import { type CounselDetail, signOf } from './counselDetails.ts';
import { titlePlace } from './courtTitleLine.ts';
import { isCaptioned } from './isCaptioned.ts';

/** Whether the first page names the filer as the rule requires, with the court’s title below. */
export const counselBlock: Evaluator<'counsel_block'> = ({ parameters }, { documents: [lead] }) => {
  if (!isCaptioned(lead) || captionOf(lead) === 'without_attorney') return notApplicable;
  const found = blockOutcome(lead, parameters);
  return found.outcome === 'met' && parameters.title_line !== undefined
    ? titlePlace(lead, parameters.title_line)
    : found;
};

function blockOutcome(document: CheckedDocument, { fields }: Asked<'counsel_block'>['parameters']): Outcome {
  if (document.facts.file.pages_without_text.includes(1))
    return notChecked({ code: 'caption.first_page_unread', values: {} });
  const lacking = lackingDetails(document, fields);
  // A declaration is filed with a document that has the attorney's block.
  if (lacking.length === 0 || (isTestimony(document) && lacking.length < 3)) return met;
  return missing(document, { code: 'caption.counsel_block_incomplete', values: { lacking } });
}

function lackingDetails(document: CheckedDocument, fields: readonly CounselDetail[]): CounselDetail[] {
  const front = frontOf(document);
  const lawyer = hasLawyer(document);
  return fields.filter((field) => !front.has(signOf[field]) && (field !== 'bar_number' || lawyer));
}
