import type { PriorityReasons } from '#domain/filings/PriorityReason';
import type { FilingReasons } from '#domain/filings/ReasonMessage';
import type { RuleDoubts, RuleProblems } from '#domain/rules/kinds/RuleMessages';

/** The text of each code of a vocabulary, made of its values. */
export type Texts<Vocabulary> = { readonly [Code in keyof Vocabulary]: (values: Vocabulary[Code]) => string };

/** What a rule's finding says: what is wrong, in one sentence, and how to correct it, in words that can be copied. */
export type ProblemText = { message: string; remedy: string };
export type ProblemTexts<Vocabulary> = {
  readonly [Code in keyof Vocabulary]: (values: Vocabulary[Code]) => ProblemText;
};

/** All texts of one language. A second language is a second object of this type. */
export type Catalog = {
  ruleProblems: ProblemTexts<RuleProblems>;
  ruleDoubts: Texts<RuleDoubts>;
  reasons: Texts<FilingReasons>;
  priorities: Texts<PriorityReasons>;
};
