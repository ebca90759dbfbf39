import type { OrderActivities } from '#domain/activity/messages/orders';
import type { MemoState } from '#domain/chambers/benchMemo';
import type { ActivityTexts } from '../../Catalog.ts';

const moves: Record<OrderActivities['order_draft_moved']['state'], string> = {
  draft: 'returned an order to the drafts',
  for_signature: 'gave an order for signature',
  discarded: 'discarded the draft of an order',
};

const memoMoves: Record<MemoState, string> = {
  draft: 'returned a bench memo to the drafts',
  ready: 'gave a bench memo to chambers',
  returned: 'returned a bench memo with a note',
  read: 'marked a bench memo as read',
};

const forWhom = (judge: string | undefined) => (judge ? ` for ${judge}` : '');

export const orderActivities: ActivityTexts<OrderActivities> = {
  order_draft_begun: ({ for_judge }, by) => ({
    title: 'Order Begun',
    description: `${by} began the draft of an order${forWhom(for_judge)}.`,
  }),
  order_draft_moved: ({ state, for_judge }, by) => ({
    title: 'Order Draft Changed',
    description: `${by} ${moves[state]}${forWhom(for_judge)}.`,
  }),
  bench_memo_begun: ({ assigned_to, for_judge }, by) => ({
    title: 'Bench Memo Begun',
    description: `${by} began a bench memo${forWhom(for_judge)}, assigned to ${assigned_to}.`,
  }),
  bench_memo_moved: ({ state, for_judge }, by) => ({
    title: 'Bench Memo Changed',
    description: `${by} ${memoMoves[state]}${forWhom(for_judge)}.`,
  }),
  order_denied: ({ document, case_number, note }, by) => ({
    title: 'Proposed Order Denied',
    description: `${by} denied ${document} in ${case_number}.${note ? ` Reason: ${note}` : ''}`,
  }),
};
