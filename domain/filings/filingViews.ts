/**
 * The sets of filings that figures and lists refer to: waiting for the clerk, returned to their filer, analyzed,
 * complete or incomplete among those, and waiting with uncertain values.
 */
export const filingViews = ['waiting', 'returned', 'analyzed', 'complete', 'incomplete', 'unsure'] as const;
export type FilingView = (typeof filingViews)[number];
