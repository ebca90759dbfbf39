import type { Submission } from '../../checks/Submission.ts';
import type { Evaluator, Outcome } from '../Evaluator.ts';
import { inWords, listed, met, missing, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';
import { absentParts, isKnownDemand } from './demands.ts';
import { numberingOutcome } from './numberingOutcome.ts';
import { isAbout, reducedParts } from './sectionScope.ts';

/** Names of parameters that list what a paper must hold. */
const lists = [
  'sections',
  'ordered_sections',
  'fields',
  'elements',
  'dates',
  'opening_adds',
  'appellant_adds',
] as const;
const ofOpeningBrief = ['opening_adds', 'appellant_adds'];
const long = 1500;

/** Whether a paper has the parts that its rule lists. It need not call them as the rule does: their usual names all count. */
export const requiredSection: Evaluator = (rule, submission) => {
  const { parameters } = rule;
  const [lead] = submission.documents;
  if (parameters.trigger_terms !== undefined && !pleadsFraud(submission)) return notApplicable;
  if (rule.check.automation === 'human') return notChecked('This asks for a person’s judgment of what the paper says.');
  if (!isAbout(rule, submission)) return notApplicable;
  const numbering = numberingOutcome(parameters, lead);
  if (parameters.tables_if_over_pages !== undefined) return tablesOfLongMemorandum(parameters, submission);
  const names = reducedParts(
    lists.flatMap((list) => (ofOpeningBrief.includes(list) && !isOpening(submission) ? [] : listed(parameters[list]))),
    rule,
    submission,
  ).filter((name) => !(/over_1500_words/.test(name) && lead.facts.words.body <= long));
  const lacking = absentParts(names, submission);
  if (
    parameters.oath === true &&
    lacking.length === 0 &&
    statementsIn(lead, 'penalty_of_perjury', 'sworn', 'notary', 'verification').length === 0
  )
    return missing(
      lead,
      'No oath was found.',
      'Add a verification: "Under penalties as provided by law, I certify that these statements are true and correct. [date, signature]"',
    );
  if (lacking.length > 0) {
    const found = inWords(lacking.map(({ name }) => name));
    return missing(lead, `Not found: ${found}.`, lacking.map(({ mend }) => mend).join(' '));
  }
  if (numbering !== undefined) return numbering;
  return checksNumbers(parameters) || names.some((name) => isKnownDemand(name))
    ? met
    : notChecked('This asks for a person’s judgment of what the paper says.');
};

const checksNumbers = ({ numbered_paragraphs, per_cause }: Readonly<Record<string, unknown>>) =>
  numbered_paragraphs === true || per_cause !== undefined;

/** Fed. R. Civ. P. 9(b) is about claims of fraud or mistake, not about the word. */
const pleadsFraud = ({ documents: [lead] }: Submission) =>
  lead.reading.causes_of_action.some(({ value }) => /fraud|misrepresent|mistake|deceit/i.test(value));

const isOpening = ({ documents: [lead] }: Submission) =>
  /opening|appellant|petitioner/i.test(titleOf(lead)) && !/reply|respond|appellee/i.test(titleOf(lead));

/** Cal. Rules of Court, rule 3.1113(f): the pages of the body count; cover, tables and what is attached do not. */
function tablesOfLongMemorandum(
  { tables_if_over_pages }: Readonly<Record<string, unknown>>,
  submission: Submission,
): Outcome {
  const [lead] = submission.documents;
  const allowed = Number(tables_if_over_pages);
  const { pages } = lead.facts.file;
  if (pages === null || pages <= allowed) return met;
  const lacking = absentParts(['toc', 'toa'], submission);
  if (lacking.length === 0) return met;
  // Double-spaced pleading paper holds about 280 words a page.
  if (lead.facts.words.body <= allowed * 280)
    return notChecked(
      `The file has ${pages} pages; whether the memorandum itself is longer than ${allowed} is for a person to see.`,
    );
  return missing(
    lead,
    `The paper has ${pages} pages and ${inWords(lacking.map(({ name }) => name.replace(/^an? /, 'no ')))}.`,
    lacking.map(({ mend }) => mend).join(' '),
  );
}
