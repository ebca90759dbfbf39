/** The status of a case in the API: it follows from the case’s state (`caseStates.ts`). */
export const caseStatuses = ['open', 'closed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];
