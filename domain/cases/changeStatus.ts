export const caseStatuses = ['open', 'closed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

type Change = { status: CaseStatus; disposition?: string | undefined };
type Changed = { status: CaseStatus; closed_on: string | null; disposition: string | null };

/** What a change of status makes of a case; undefined where nothing would change. Reopened, it has not ended. */
export function changeStatus(current: { status: CaseStatus }, change: Change, today: string): Changed | undefined {
  if (current.status === change.status) return undefined;
  return change.status === 'closed'
    ? { status: 'closed', closed_on: today, disposition: change.disposition ?? null }
    : { status: 'open', closed_on: null, disposition: null };
}
