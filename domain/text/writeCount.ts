const counts = new Intl.NumberFormat('en-US');

/** A number with a comma from 1,000: `1,617` (docs/style.md). */
export const writeCount = (number: number): string => counts.format(number);
