/** The fields of which the portal learns from a court's corrections. */
export const learnedFields = ['court', 'location', 'case_number'] as const;
export type LearnedField = (typeof learnedFields)[number];

/** What three identical corrections of a court taught: a heading and what it means, or a pattern of case numbers. */
export type LearnedTemplate = {
  id: string;
  field: LearnedField;
  /**
   * The printed heading in capitals; for case numbers the pattern, with `#` for a digit and `@` for a letter that
   * differs: `CN-####-#####`.
   */
  sign: string;
  /** The court or location that the heading means; null for a pattern. */
  value: string | null;
};
