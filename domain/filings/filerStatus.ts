import type { FilingState } from './states.ts';

/** The status of a filing at the court as its filer sees it everywhere; `draft` until it is filed. */
export const filerStatuses = [
  'draft',
  'received',
  'in_review',
  'accepted',
  'returned',
  'rejected',
  'withdrawn',
] as const;
export type FilerStatus = (typeof filerStatuses)[number];

/** The status of a filing in its state; `in_review` if a clerk has claimed it. */
export function filerStatusOf(state: FilingState, in_review = false): FilerStatus {
  switch (state) {
    case 'received':
      return in_review ? 'in_review' : 'received';
    case 'accepted':
    case 'docketed':
    case 'served':
      return 'accepted';
    default:
      return state;
  }
}
