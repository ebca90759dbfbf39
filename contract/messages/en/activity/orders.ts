import type { OrderActivities } from '#domain/activity/messages/orders';
import type { ActivityTexts } from '../../Catalog.ts';

const moves: Record<OrderActivities['order_draft_moved']['state'], string> = {
  draft: 'returned an order to the drafts',
  for_signature: 'gave an order for signature',
  discarded: 'discarded the draft of an order',
};

export const orderActivities: ActivityTexts<OrderActivities> = {
  order_draft_begun: (_, by) => ({
    title: 'Order Begun',
    description: `${by} began the draft of an order.`,
  }),
  order_draft_moved: ({ state }, by) => ({
    title: 'Order Draft Changed',
    description: `${by} ${moves[state]}.`,
  }),
  order_denied: ({ document, case_number, note }, by) => ({
    title: 'Proposed Order Denied',
    description: `${by} denied ${document} in ${case_number}.${note ? ` Reason: ${note}` : ''}`,
  }),
};
