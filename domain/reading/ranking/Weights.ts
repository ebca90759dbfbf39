/**
 * The weights of the logistic ranking, fitted by `npm run fit:ranking` on labeled filings: the logarithm of the odds that
 * a value is correct is the sum of the weights of its signs, each multiplied by the sign's strength.
 */
export type Weights = Readonly<Record<string, number>>;

/** What is known of a value that bears on whether it is correct: the name of each sign, with its strength. */
export type Signs = Readonly<Record<string, number>>;
