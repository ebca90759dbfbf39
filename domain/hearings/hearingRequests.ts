/** The state of a request for a hearing. The court schedules or declines it; its sender can withdraw it before. */
export const hearingRequestStates = ['pending', 'scheduled', 'declined', 'withdrawn'] as const;
export type HearingRequestState = (typeof hearingRequestStates)[number];

/** What the sender states about the position of the other side. */
export const opposingPositions = ['unopposed', 'opposed', 'not_reached', 'no_other_party'] as const;
export type OpposingPosition = (typeof opposingPositions)[number];
