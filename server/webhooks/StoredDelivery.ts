import type { webhookDeliveries, webhookEndpoints, webhookEvents } from '#server/db/schema/webhooks';

export type Stored = {
  delivery: typeof webhookDeliveries.$inferSelect;
  event: typeof webhookEvents.$inferSelect;
  endpoint: typeof webhookEndpoints.$inferSelect;
};

/** How often the queue tried in this round, or that a person pressed the button. */
export type Occasion = { round_attempt: number } | 'by_hand';
