/** The findings of the rules on length. Counts are of words or pages. */
export type LengthProblems = {
  'length.stated_words_over': { stated: number; allowed: number };
  'length.words_over': { counted: number; stated: number | null; allowed: number };
  'length.word_certificate_missing': Record<never, never>;
  'length.pages_over': { pages: number; allowed: number };
  'length.attachments_over': { pages: number; on: readonly number[]; allowed: number };
};

/** Why a rule on length was not checked. */
export type LengthDoubts = {
  'length.limit_depends_on_case': { lower: number };
  'length.words_near_limit': { counted: number; lower: number; stages: readonly { stage: string; words: number }[] };
  'length.pages_near_limit': { pages: number; allowed: number };
};
