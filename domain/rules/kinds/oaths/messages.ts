import type { RequiredPart } from '../sections/messages.ts';
import type { OathName, OathPart } from './oathParts.ts';

/** The findings of the rules on oaths. */
export type OathProblems = {
  'oaths.missing': { oath: OathName };
  /** The missing parts of a sworn document, and the oath if it is missing as well. */
  'oaths.document_incomplete': { oath: OathName | null; parts: readonly RequiredPart[] };
  /** An oath without some of its required parts. */
  'oaths.incomplete': { oath: OathName; lacking: readonly OathPart[] };
  /** An oath that was found but lacks some required statements. */
  'oaths.statements_missing': { oath: OathName; lacking: readonly OathPart[] };
  'oaths.not_in_statutory_words': { oath: OathName };
};

/** Why a rule on oaths was not checked. */
export type OathDoubts = { 'oaths.answered_pleading_unseen': Record<never, never> };
