import type { CounselLink, Participant } from '#contract/participants';

/** The dialog that is open, with whom it is about. */
export type Opened =
  | { dialog: 'add' }
  | { dialog: 'title' }
  | { dialog: 'edit' | 'end' | 'counsel' | 'consent' | 'withdraw'; participant: Participant }
  | { dialog: 'endCounsel'; participant: Participant; counsel: CounselLink };
