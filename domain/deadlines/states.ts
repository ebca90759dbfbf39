/** The state of a deadline. A person marks it as met, missed, or waived; until then it is open. */
export const deadlineStates = ['open', 'met', 'missed', 'waived'] as const;
export type DeadlineState = (typeof deadlineStates)[number];
