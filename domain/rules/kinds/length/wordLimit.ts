import type { Statement } from '#domain/documentFacts/Statement';
import type { CheckedDocument, CheckForum, Submission } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { broken, met, missing, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';
import { ownPages } from '../shared/pagedDocument.ts';
import { countBodyPages, signedOn, withoutAppendix } from './countBodyPages.ts';
import { limitsFor } from './limitsFor.ts';
import type { Limit } from './parameters.ts';

/** The margin by which the portal's count may exceed the rule's, because excluded parts cannot always be determined. */
const doubt = 0.92;

/** Whether a document is within the court's word limit for its type, by its stated count and by the portal's count. */
export const wordLimit: Evaluator<'word_limit'> = (rule, submission) => {
  const { documents, forum } = submission;
  const [lead] = documents;
  if (!isIn(rule.parameters, forum, lead)) return notApplicable;
  const limit = wordLimitOf(rule.parameters.limits, submission);
  if (limit === undefined) return notApplicable;
  const stated = statedCount(lead);
  const length = checkLength(lead, limit, stated);
  if (length.outcome === 'broken' && dependsOnCase(rule, submission))
    return notChecked({ code: 'length.limit_depends_on_case', values: { lower: limit.lower } });
  return length.outcome === 'met' ? checkCertificate(rule.parameters, submission, stated) : length;
};

/**
 * The share of the document before its signature. Pages after it do not count, for example the appendix of a petition
 * for certiorari (Sup. Ct. R. 33.1(d)), even if it has no heading.
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

type Parameters = Asked<'word_limit'>['parameters'];

/**
 * The limits that may apply to a document: within the lower one, it always complies; over the upper one, it never does.
 */
type WordLimit = { lower: number; upper: number; pages: number | undefined; stages: readonly Stage[] };
type Stage = { stage: string; words: number };

function wordLimitOf(limits: readonly Limit[], submission: Submission): WordLimit | undefined {
  const holding = limitsFor(limits, submission);
  const words = holding.flatMap((one) => one.words ?? []);
  if (words.length === 0) return undefined;
  const pages = holding[0]?.pages;
  const stages = holding.flatMap(({ words = 0, stage }) => (stage === undefined ? [] : [{ stage, words }]));
  return { lower: Math.min(...words), upper: Math.max(...words), pages, stages };
}

type Stated = { words: number; statement: Statement };

function checkLength(
  lead: CheckedDocument,
  { lower, upper, pages, stages }: WordLimit,
  stated: Stated | undefined,
): Outcome {
  const counted = Math.round(lead.facts.words.body * shareBeforeAppendix(lead));
  const sure = Math.round(doubt * counted * shareBeforeSignature(lead));
  if (Math.max(stated?.words ?? 0, sure) > lower && isShort(lead, pages)) return met;
  if (stated !== undefined && stated.words > upper)
    return broken({
      says: { code: 'length.stated_words_over', values: { stated: stated.words, allowed: upper } },
      evidence: stated.statement.evidence,
    });
  if (sure > upper)
    return broken({
      says: { code: 'length.words_over', values: { counted, stated: stated?.words ?? null, allowed: upper } },
      evidence: stated?.statement.evidence ?? [],
    });
  if (counted <= lower || (stated !== undefined && stated.words <= lower && sure <= lower)) return met;
  return notChecked({ code: 'length.words_near_limit', values: { counted, lower, stages } });
}

/** If a rule allows this many pages or this many words, either limit suffices. */
function isShort(lead: CheckedDocument, pages: number | undefined): boolean {
  return pages !== undefined && lead.facts.file.pages !== null && countBodyPages(lead, false).most <= pages;
}

function statedCount(lead: CheckedDocument): Stated | undefined {
  for (const statement of statementsIn(lead, 'word_count_stated')) {
    const words = Number(statement.value?.replace(/[^\d]/g, ''));
    if (words > 0) return { words, statement };
  }
  return undefined;
}

/** Self-represented parties may have a different limit (for example S.D.N.Y. Local Civil Rule 7.1(c)). */
function checkCertificate(
  { certificate_required, witnesses_unlimited }: Parameters,
  { documents: [lead], filer }: Submission,
  stated: Stated | undefined,
): Outcome {
  if (!certificate_required || !filer.represented || stated !== undefined) return met;
  if (witnesses_unlimited && isTestimony(lead)) return met;
  if (statementsIn(lead, 'certificate_of_compliance').length > 0) return met;
  return missing(lead, { code: 'length.word_certificate_missing', values: {} });
}

/** Some limits apply only in one division or part of a court. */
function isIn({ only_in: part }: Parameters, { court_name }: CheckForum, lead: CheckedDocument): boolean {
  return part === undefined || `${court_name} ${lead.reading.court?.value ?? ''}`.toLowerCase().includes(part);
}

/**
 * Whether the limit depends on facts that are unknown: the case type, or whether an affirmation is a witness's (22
 * NYCRR 202.8-b(a)).
 */
function dependsOnCase(
  { applies_to, parameters }: Asked<'word_limit'>,
  { forum, documents: [lead] }: Submission,
): boolean {
  const ofSomeCases = applies_to.case_types.length <= 1 || parameters.depends_on_case;
  if (ofSomeCases && forum.case_type === null && !applies_to.case_types.includes('*')) return true;
  return parameters.witnesses_unlimited === true && isTestimony(lead);
}

const isTestimony = (lead: CheckedDocument) => /affirmation|affidavit/i.test(titleOf(lead));
