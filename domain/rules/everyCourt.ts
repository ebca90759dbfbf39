import type { Rule } from './Rule.ts';

/** Rules that hold in every court, or that are the portal's own advice: about files, words unseen, duplicates, agreement with the record. */
export const everyCourt: readonly Rule[] = [];
