/** Why someone is no longer a participant. They remain in the history of the case. */
export const partyEndings = [
  'dismissed',
  'substituted',
  'deceased',
  'withdrawn',
  'discharged',
  'recorded_in_error',
] as const;
export type PartyEnding = (typeof partyEndings)[number];

/** Why counsel no longer represents a participant. */
export const counselEndings = ['withdrew', 'substituted', 'discharged', 'recorded_in_error'] as const;
export type CounselEnding = (typeof counselEndings)[number];

/** What ends a representation: the court’s order, a signed substitution, or a notice. */
export const endingBases = ['order', 'substitution', 'notice'] as const;
export type EndingBasis = (typeof endingBases)[number];

/** Whether a participant takes part on a day. */
export const isCurrent = ({ ended_on }: { ended_on: string | null }): boolean => ended_on === null;
