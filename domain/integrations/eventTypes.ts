/** The events that the portal sends to webhooks. */
export const eventTypes = [
  'filing.submitted',
  'filing.accepted',
  'filing.rejected',
  'case.updated',
  'deadline.upcoming',
] as const;
export type EventType = (typeof eventTypes)[number];

/** The event of the test button. It refers to nothing in the court, so no receiver mistakes it for a real event. */
export const testEventType = 'webhook.test';
