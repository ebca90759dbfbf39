/** The parts of a prescribed oath apart from its signature. */
export type OathPart =
  | 'truth'
  | 'date'
  | 'place_or_california_law'
  | 'affirmation'
  | 'new_york_law'
  | 'filing_in_court'
  | 'reading';

/** The parts that an oath must have, by the names of oaths in rules; none if any oath suffices. */
export const oathParts = {
  federal_declaration: ['truth', 'date'],
  complainant: [],
  habeas_petition: [],
  california_declaration: ['truth', 'date', 'place_or_california_law'],
  california_complainant: [],
  new_york_affirmation: ['affirmation', 'truth', 'new_york_law', 'filing_in_court'],
  florida_declaration: ['reading', 'truth'],
  illinois_certification: [],
  illinois_verification: [],
  texas_petition: [],
  california_verification: [],
  florida_verification: [],
  verification: [],
} as const satisfies Record<string, readonly OathPart[]>;
export type OathName = keyof typeof oathParts;

/** Signs by which a part is recognized; any one suffices. */
export const signsOf: Readonly<Record<OathPart, readonly string[]>> = {
  truth: ['true'],
  date: ['dated'],
  place_or_california_law: ['placed', 'california'],
  affirmation: ['affirms'],
  new_york_law: ['newYork'],
  filing_in_court: ['forCourt'],
  reading: ['read'],
};
