const counts = new Intl.NumberFormat('en-US');

/** A number with a comma from 1,000: `1,617`. */
export const writeCount = (number: number): string => counts.format(number);
