/** Suggested times begin at every quarter of an hour. */
export const startStep = 15;
