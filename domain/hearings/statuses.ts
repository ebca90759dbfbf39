/** The statuses of a hearing. A requested hearing takes up no time until a clerk confirms it. */
export const hearingStatuses = ['requested', 'scheduled', 'adjourned', 'completed', 'cancelled'] as const;
export type HearingStatus = (typeof hearingStatuses)[number];

/** Which ends a hearing can come to from where it stands. */
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

/** Those that can still be moved: nobody changes what is over. */
export function isOpen(status: HearingStatus): boolean {
  return next[status].length > 0;
}
