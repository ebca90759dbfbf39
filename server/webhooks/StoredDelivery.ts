import type { webhookDeliveries, webhookEndpoints, webhookEvents } from '#server/db/schema/webhooks';

export type Stored = {
  delivery: typeof webhookDeliveries.$inferSelect;
  event: typeof webhookEvents.$inferSelect;
  endpoint: typeof webhookEndpoints.$inferSelect;
};

/** The number of attempts in this round, or a manual redelivery. */
export type Occasion = { round_attempt: number } | 'by_hand';
