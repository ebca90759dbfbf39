/**
 * Of the labelled values that each rule read, how many were right: [right, n] by field and rule. Written by
 * `npm run fit:confidence`; never by hand.
 */
export const reliability: Readonly<Record<string, readonly [right: number, n: number]>> = {};
