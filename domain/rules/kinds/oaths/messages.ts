import type { RequiredPart } from '../sections/messages.ts';
import type { OathName, OathPart } from './oathParts.ts';

/** What the rules on oaths find. */
export type OathProblems = {
  'oaths.missing': { oath: OathName };
  /** Parts that a sworn document lacks, and the oath where that is missing as well. */
  'oaths.document_incomplete': { oath: OathName | null; parts: readonly RequiredPart[] };
  /** No oath that has all of its parts. */
  'oaths.incomplete': { oath: OathName; lacking: readonly OathPart[] };
  /** An oath whose text is there, without some of what it must state. */
  'oaths.statements_missing': { oath: OathName; lacking: readonly OathPart[] };
  'oaths.not_in_statutory_words': { oath: OathName };
};

/** Why a rule on oaths was not checked. */
export type OathDoubts = { 'oaths.answered_pleading_unseen': Record<never, never> };
