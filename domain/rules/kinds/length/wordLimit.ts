import type { Statement } from '#domain/documentFacts/Statement';
import type { CheckedDocument, CheckForum, Submission } from '../../checks/Submission.ts';
import type { Rule } from '../../Rule.ts';
import type { Evaluator, Outcome } from '../Evaluator.ts';
import { broken, met, missing, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';
import { ownPages } from '../shared/pagedPaper.ts';
import { asks, wordOf } from '../shared/parameter.ts';
import { countBodyPages, signedOn, withoutAppendix } from './countBodyPages.ts';
import { type WordLimit, wordLimitOf } from './wordLimitOf.ts';

/** By so much the portal's count may be over the one that the rule means: what it leaves out cannot always be told. */
const doubt = 0.92;

/** Whether a paper has no more words than the court allows for one of its kind, by its own count and by the portal's. */
export const wordLimit: Evaluator = (rule, submission) => {
  const { documents, forum } = submission;
  const [lead] = documents;
  if (!isIn(rule, forum, lead)) return notApplicable;
  const limit = wordLimitOf(rule, submission);
  if (limit === undefined) return notApplicable;
  const stated = statedCount(lead);
  const length = judgeLength(lead, limit, stated);
  if (length.outcome === 'broken' && dependsOnCase(rule, submission))
    return notChecked(
      `The paper has more than ${tell(limit.lower)} words; whether that limit is its own depends on the kind of case or witness.`,
    );
  return length.outcome === 'met' ? judgeCertificate(rule, submission, stated) : length;
};

/**
 * What stands behind a paper's signature is no part of its argument (e.g. the appendix of a petition for certiorari, Sup. Ct. R. 33.1(d)),
 * also where nothing announces it.
 */
function shareBeforeSignature(lead: CheckedDocument): number {
  const own = withoutAppendix(lead);
  const [first = 1] = own;
  const signed = signedOn(lead, first);
  return signed === undefined ? 1 : Math.min(1, (signed - first + 1) / own.length);
}

function shareBeforeAppendix(lead: CheckedDocument): number {
  const all = ownPages(lead).length;
  return all === 0 ? 1 : withoutAppendix(lead).length / all;
}

type Stated = { words: number; statement: Statement };

function judgeLength(lead: CheckedDocument, { lower, upper, pages }: WordLimit, stated: Stated | undefined): Outcome {
  const counted = Math.round(lead.facts.words.body * shareBeforeAppendix(lead));
  const sure = Math.round(doubt * counted * shareBeforeSignature(lead));
  if (Math.max(stated?.words ?? 0, sure) > lower && isShort(lead, pages)) return met;
  if (stated !== undefined && stated.words > upper)
    return broken({
      message: `The paper states ${tell(stated.words)} words; the rule allows ${tell(upper)}.`,
      mend: `Shorten the paper to ${tell(upper)} words, or ask the court for leave to file a longer one.`,
      evidence: stated.statement.evidence,
    });
  if (sure > upper)
    return broken({
      message: `The text has about ${tell(counted)} words${stated === undefined ? '' : ` and its certificate states ${tell(stated.words)}`}; the rule allows ${tell(upper)}.`,
      mend: `Shorten the paper to ${tell(upper)} words, or ask the court for leave to file a longer one.`,
      evidence: stated?.statement.evidence ?? [],
    });
  if (counted <= lower || (stated !== undefined && stated.words <= lower && sure <= lower)) return met;
  return notChecked(
    `The text has about ${tell(counted)} words; whether they are over the ${tell(lower)} that the rule allows depends on what counts.`,
  );
}

/** Where a rule allows so many pages or so many words, one of the two is enough. */
function isShort(lead: CheckedDocument, pages: number | undefined): boolean {
  return pages !== undefined && lead.facts.file.pages !== null && countBodyPages(lead, []).most <= pages;
}

function statedCount(lead: CheckedDocument): Stated | undefined {
  for (const statement of statementsIn(lead, 'word_count_stated')) {
    const words = Number(statement.value?.replace(/[^\d]/g, ''));
    if (words > 0) return { words, statement };
  }
  return undefined;
}

/** Those without a lawyer may count otherwise (e.g. S.D.N.Y. Local Civil Rule 7.1(c)). */
function judgeCertificate(rule: Rule, { documents: [lead], filer }: Submission, stated: Stated | undefined): Outcome {
  if (!asks(rule, 'certificate_required') || !filer.represented || stated !== undefined) return met;
  if (rule.parameters.witnesses_unlimited === true && isTestimony(lead)) return met;
  if (statementsIn(lead, 'certificate_of_compliance').length > 0) return met;
  return missing(
    lead,
    'No certificate of the number of words was found.',
    'Add at the end: "I certify that this paper contains [number] words, counted by the word-processing system, and complies with the word limit of [rule]. [date, signature]"',
  );
}

/** Some limits are those of one division or part of a court. */
function isIn(rule: Rule, { court_name }: CheckForum, lead: CheckedDocument): boolean {
  const part = wordOf(rule, 'only_in');
  return part === undefined || `${court_name} ${lead.reading.court?.value ?? ''}`.toLowerCase().includes(part);
}

/** A limit of criminal or of civil cases, and what case it is nobody said; an affirmation that may be a witness's (22 NYCRR 202.8-b(a)). */
function dependsOnCase({ applies_to, parameters }: Rule, { forum, documents: [lead] }: Submission): boolean {
  const ofSomeCases = applies_to.case_types.length <= 1 || parameters.case_kind !== undefined;
  if (ofSomeCases && forum.case_type === null && !applies_to.case_types.includes('*')) return true;
  return parameters.witnesses_unlimited === true && isTestimony(lead);
}

const isTestimony = (lead: CheckedDocument) => /affirmation|affidavit/i.test(titleOf(lead));
const tell = (words: number) => words.toLocaleString('en-US');
