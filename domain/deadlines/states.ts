/** How a deadline stands. A person says that it was met, missed or waived; until then it is open. */
export const deadlineStates = ['open', 'met', 'missed', 'waived'] as const;
export type DeadlineState = (typeof deadlineStates)[number];
