import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import { met, missing, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';
import { isAbout } from '../shared/subjects.ts';
import { absentParts } from './demands.ts';
import type { PartName } from './demandTable.ts';
import { numberingOutcome } from './numberingOutcome.ts';
import { reducedParts } from './reducedParts.ts';

/** Whether a document has the parts that its rule lists, under any of their usual names. */
export const requiredSection: Evaluator<'required_section'> = (rule, submission) => {
  const { parameters } = rule;
  const { about, numbered_paragraphs, headed_causes } = parameters;
  const [lead] = submission.documents;
  if (about !== undefined && !isAbout(about, lead)) return notApplicable;
  const parts = partsOf(rule, submission);
  const lacking = absentParts(parts, submission);
  if (lacking.length > 0) return missing(lead, { code: 'sections.parts_missing', values: { parts: lacking } });
  if (parameters.oath && !isSworn(lead)) return missing(lead, { code: 'sections.oath_missing', values: {} });
  const numbering = numberingOutcome(parameters, lead);
  if (numbering !== undefined) return numbering;
  return parts.length > 0 || numbered_paragraphs || headed_causes
    ? met
    : notChecked({ code: 'sections.content_left_to_person', values: {} });
};

/** The parts that are required in this document. */
function partsOf({ parameters, applies_to }: Asked<'required_section'>, submission: Submission): readonly PartName[] {
  const { parts = [], opening_brief_parts = [], parts_if_long } = parameters;
  const [lead] = submission.documents;
  const isLong = parts_if_long !== undefined && lead.facts.words.body > parts_if_long.over_words;
  const due = [...parts, ...(isOpening(lead) ? opening_brief_parts : []), ...(isLong ? parts_if_long.parts : [])];
  return reducedParts(due, applies_to, submission);
}

const isSworn = (lead: CheckedDocument) =>
  statementsIn(lead, 'penalty_of_perjury', 'sworn', 'notary', 'verification').length > 0;

const isOpening = (lead: CheckedDocument) =>
  /opening|appellant|petitioner/i.test(titleOf(lead)) && !/reply|respond|appellee/i.test(titleOf(lead));
