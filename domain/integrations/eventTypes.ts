/** The events that the portal sends to webhooks. */
export const eventTypes = [
  'filing.submitted',
  'filing.accepted',
  'filing.rejected',
  'case.updated',
  'deadline.upcoming',
] as const;
export type EventType = (typeof eventTypes)[number];

/** What the test button sends. It tells of nothing in the court, so that no receiver takes it for an event. */
export const testEventType = 'webhook.test';
