/**
 * Which receipt dates an accepted filing whose correction turned out to be a different document: that of the document
 * that is filed, or that of the returned one. Relation back is the clerk's decision under the court's rules.
 */
export const filingTimes = ['received', 'first_received'] as const;
export type FilingTime = (typeof filingTimes)[number];
