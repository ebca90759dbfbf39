import type { Submission } from '../../checks/Submission.ts';
import type { Rule } from '../../Rule.ts';
import type { Evaluator } from '../Evaluator.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { broken, inWords, listed, met, missing, notApplicable, statementsIn, titleOf } from '../shared/lookup.ts';
import { opensNewCase } from '../shared/opensNewCase.ts';
import { hasLawyer } from '../shared/paperNature.ts';
import { lacking } from './lacking.ts';
import { triggers } from './triggers.ts';

/** Papers that come with the first paper of a case, and came with it once the case has a number. */
const firstPapers = ['complaint', 'family_petition', 'probate_petition', 'small_claims_complaint', 'notice_of_removal'];

/** Whether a form or a paper comes along that must. What was sent with the submission counts, and parts of the same file. */
export const requiredAttachment: Evaluator = (rule, submission) => {
  const [lead] = submission.documents;
  const { parameters } = rule;
  if (isOfOtherCases(rule, submission.forum) || !applies(rule, submission)) return notApplicable;
  if (parameters.attorney_allowed === false && hasLawyer(lead))
    return broken({
      message: 'A lawyer appears on the claim; in small claims the parties appear without one.',
      mend: 'Let the claimant sign and file the claim in person, without counsel on it.',
      evidence: lead.reading.counsel[0]?.evidence ?? lead.reading.bar_numbers[0]?.evidence ?? [],
    });
  if (rule.id === 'CA-FAM-05' && /\bfl-?140\b|declaration of disclosure/i.test(titleOf(lead)) && !names(lead, 'FL-141'))
    return broken({
      message: 'The declaration of disclosure is served on the other party and not filed.',
      mend: 'File the declaration of its service instead, form FL-141.',
      evidence: lead.reading.title?.evidence ?? [],
    });
  if (listed(parameters.must_state).includes('petitioners_individually')) {
    const [shortened] = statementsIn(lead, 'et_al_in_caption');
    if (shortened)
      return broken({
        message: 'The petition says “et al.”, which names no petitioner.',
        mend: 'Name each petitioner in the caption or in the body of the petition.',
        evidence: shortened.evidence,
      });
  }
  const away = lacking(submission, parameters);
  if (away.length === 0) return met;
  return missing(
    lead,
    `Not among the documents submitted: ${inWords(away)}.`,
    `Add ${inWords(away)} to the submission${parameters.or === 'affidavit_unavailable' ? ', or an affidavit that says why it cannot be attached' : ''}.`,
  );
};

function applies({ parameters, applies_to, id }: Rule, submission: Submission): boolean {
  const [lead] = submission.documents;
  if (parameters.required === false || parameters.enforce === false) return false;
  const title = titleOf(lead);
  // An answer challenges statutes too; nothing else of a list opens a case.
  const opening = applies_to.doc_types.every((one) => firstPapers.includes(one));
  if (opening && !opensNewCase(submission)) return false;
  const asked = listed(parameters.trigger);
  if (asked.length > 0 && !asked.some((name) => triggers[name]?.(submission))) return false;
  return needs[id]?.(submission, title) ?? true;
}

const names = (lead: Submission['documents'][0], form: string) =>
  statementsIn(lead, 'form').some(({ value }) => value === form);
const ofContract = /contract|note|lease|guarant|foreclos|account stated|mortgage|loan/i;

/** What the paper is about, for rules that hold for some papers of their kind alone. */
const needs: Readonly<Record<string, (submission: Submission, title: string) => boolean>> = {
  // Cal. Rules of Court, rule 3.1345: further answers; not a first motion where nothing was answered.
  'CA-MOT-06': (_submission, title) => /further/i.test(title),
  'CA-FAM-01': (_submission, title) => /dissolution|divorce|marriage/i.test(title),
  'CA-PRB-01': (_submission, title) => /probate of|letters|administration/i.test(title),
  'CA-PRB-03': ({ documents: [lead] }, title) =>
    /probate of|testamentary/i.test(title) && statementsIn(lead, 'intestate').length === 0,
  'NY-PRB-02': (_submission, title) => /probate/i.test(title),
  'NY-MOT-04': (_submission, title) =>
    /compel|discovery|particulars|disclosure|preclude|3124|3126/i.test(title) && !/arbitration/i.test(title),
  'FL-PLD-02': suesOnInstrument,
  'IL-PLD-03': suesOnInstrument,
  // Ill. S. Ct. R. 222(b): money is asked for.
  'IL-AMT-01': ({ documents: [lead] }) =>
    lead.reading.amount_cents !== undefined ||
    lead.reading.relief.some(({ value }) => /damages|\$|money|judgment/i.test(value)),
  'FL-FAM-04': (_submission, title) => /dissolution|divorce|marriage|support|paternity/i.test(title),
};

/** On a written instrument, and not on an oral promise. */
function suesOnInstrument({ documents: [lead] }: Submission): boolean {
  if (statementsIn(lead, 'instrument_unavailable').length > 0) return false;
  const written = statementsIn(lead, 'written_instrument').length > 0;
  const breached = lead.reading.causes_of_action.some(({ value }) => ofContract.test(value));
  return written && (breached || statementsIn(lead, 'instrument_breached').length > 0);
}
