import type { Submission } from '../../checks/Submission.ts';
import type { Rule } from '../../Rule.ts';
import { numberOf } from '../shared/parameter.ts';
import { type Role, roleOf } from '../shared/roleOf.ts';

/** The limits that may hold for a paper: at most the lower one is always right, more than the upper one never. */
export type WordLimit = { lower: number; upper: number; pages: number | undefined };

/** How many words the rule allows for such a paper; undefined where it says nothing of one. */
export function wordLimitOf(rule: Rule, submission: Submission): WordLimit | undefined {
  const role = roleOf(submission);
  const of = (...names: string[]) => numberOf(rule, ...names);
  const pages = role.part === 'reply' ? of('reply_max_pages', 'max_pages') : of('principal_max_pages', 'max_pages');
  const open = ofOpenStage(rule, role);
  if (open !== undefined) return { ...open, pages: undefined };
  const words = ofPetition(rule, role) ?? ofRole(rule, role);
  if (words === undefined) return undefined;
  const upper = Math.max(words, of('merits_max_words') ?? 0, inDeathCases(rule, role, submission) ?? 0);
  return { lower: words, upper, pages: pages ?? of('max_pages_safe_harbor') };
}

/** Kinds of briefs whose stage or place in the exchange the paper's title does not tell for sure. */
function ofOpenStage({ parameters }: Rule, { kinds }: Role): Pick<WordLimit, 'lower' | 'upper'> | undefined {
  const isOpen =
    kinds.includes('brief_cross_appeal') || (kinds.includes('brief_amicus') && 'petition_stage' in parameters);
  if (!isOpen) return undefined;
  const all = Object.values(parameters).filter((value): value is number => typeof value === 'number');
  return all.length === 0 ? undefined : { lower: Math.min(...all), upper: Math.max(...all) };
}

function ofPetition(rule: Rule, { kinds, rehearing }: Role): number | undefined {
  const of = (...names: string[]) => numberOf(rule, ...names);
  if (kinds.includes('petition_mandamus') && of('mandamus') !== undefined) return of('mandamus');
  if (kinds.includes('petition_permission') && of('permission') !== undefined) return of('permission');
  if (kinds.includes('petition_rehearing') && of('rehearing') !== undefined) return of('rehearing');
  if (rehearing && of('rehearing_max_words') !== undefined) return of('rehearing_max_words');
  return kinds.includes('petition_review') ? of('petition_max_words') : undefined;
}

function ofRole(rule: Rule, { part, reconsideration, kinds }: Role): number | undefined {
  const of = (...names: string[]) => numberOf(rule, ...names);
  if (part === 'reply') {
    const special = reconsideration ? of('reconsideration_reply_max') : undefined;
    return special ?? of('reply_max_words', 'reply_max', 'max_words', 'max');
  }
  if (reconsideration && of('reconsideration_max') !== undefined) return of('reconsideration_max');
  if (kinds.includes('answer') && of('answer_max_words') !== undefined) return of('answer_max_words');
  if (part === 'opposition' && of('response_max_words') !== undefined) return of('response_max_words');
  return of(
    'principal_max_words',
    'principal_max',
    'chief_max_words',
    'brief_max_words',
    'motion_max_words',
    'max_words',
    'max',
  );
}

/** Only a state's highest court hears such appeals; a case that is known to be civil is none. */
function inDeathCases(rule: Rule, { part }: Role, { forum }: Submission): number | undefined {
  const may = forum.court_level === 'Supreme Court' && (forum.case_type === null || forum.case_type === 'Criminal');
  if (!may) return undefined;
  return numberOf(rule, part === 'reply' ? 'death_sentence_reply_max_words' : 'death_sentence_max_words');
}
