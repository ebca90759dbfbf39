/** What a judge can do with a filing that awaits action: review it, sign it, or send it back with a reason. */
export const judicialMarks = ['reviewed', 'signed', 'sent_back'] as const;
export type JudicialMark = (typeof judicialMarks)[number];

/** Papers that a judge signs. */
export const forSignature = ['Proposed Order', 'Proposed Judgment'] as const;

/** Papers that ask the judge for a ruling. */
export const forRuling = [
  'Motion',
  'Notice of Motion',
  'Request for Order',
  'Application',
  'Demurrer',
  'Report and Recommendation',
] as const;

/** What waits for a judge, as the screen divides it; `done` is what the judge has marked. */
export const awaitingKinds = ['all', 'signature', 'ruling', 'done'] as const;
export type AwaitingKind = (typeof awaitingKinds)[number];

/** Filing states in which a paper lies before a judge: it came, or it stands on the docket. */
export const beforeTheJudge = ['received', 'accepted', 'docketed', 'served'] as const;
