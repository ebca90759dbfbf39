/** Notes of the people who maintain the facts, which may not reach a screen. */
export const developerPhrases: readonly RegExp[] = [
  /from knowledge/i,
  /make it configurable/i,
  /check before use/i,
  /\bnot (?:re-)?seen\b/i,
  /\bre-?seen\b/i,
  /\bbelieved\b/i,
  /\bre-?check\b/i,
  /cited by a clerk/i,
  /rule page/i,
  /private list/i,
  /\bto-?do\b/i,
];
