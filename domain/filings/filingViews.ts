/**
 * The heaps of filings that figures and lists speak of: those that wait for the clerk, those that came back to their
 * filer, those that were analysed, what of them is complete or not, and what waits although something in it was read
 * with little certainty.
 */
export const filingViews = ['waiting', 'returned', 'analysed', 'complete', 'incomplete', 'unsure'] as const;
export type FilingView = (typeof filingViews)[number];
