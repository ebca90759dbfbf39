/** The statuses of a hearing. A requested hearing takes up no time until a clerk confirms it. */
export const hearingStatuses = ['requested', 'scheduled', 'adjourned', 'completed', 'cancelled'] as const;
export type HearingStatus = (typeof hearingStatuses)[number];

/** The outcomes that a hearing can have from its current status. */
const next: Record<HearingStatus, readonly HearingStatus[]> = {
  requested: ['scheduled', 'cancelled'],
  scheduled: ['adjourned', 'completed', 'cancelled'],
  adjourned: [],
  completed: [],
  cancelled: [],
};

export function canBecome(from: HearingStatus, to: HearingStatus): boolean {
  return next[from].includes(to);
}

/** Hearings that are on the calendar: before that, a request takes no time, and one that ended otherwise no longer does. */
export function takesPlace(status: HearingStatus): boolean {
  return status === 'scheduled' || status === 'completed';
}

/** Hearings that can still be moved: past ones cannot be changed. */
export function isOpen(status: HearingStatus): boolean {
  return next[status].length > 0;
}
