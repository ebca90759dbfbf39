/** What a judge can say of a paper that waits: it was looked at, or it was signed. */
export const judicialMarks = ['reviewed', 'signed'] as const;
export type JudicialMark = (typeof judicialMarks)[number];
