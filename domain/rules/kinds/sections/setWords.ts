import type { StatementKind } from '#domain/documentFacts/Statement';

/** Wording that rules prescribe verbatim, and the statement that shows that it is present. */
export const setWords = {
  'In the name and by authority of The State of Texas': 'texas_opening',
  'In the name and by authority of the State of Texas': 'texas_opening',
  'Against the peace and dignity of the State': 'texas_close',
  'In the name and by the authority of the State of Florida': 'florida_opening',
  'You have been sued': 'you_have_been_sued',
  'Illinois Court Help': 'illinois_court_help',
} satisfies Record<string, StatementKind>;
export type SetWords = keyof typeof setWords;
