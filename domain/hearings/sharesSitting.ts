/** The event types that a calendar call hears: those that it lists, or else all that are heard on calls. */
export type HearsOnCall = { event_type_ids: readonly string[] };
/** An event type: whether its hearings are heard on calls that list none. */
export type OnCall = { event_type_id: string | null; held_in_sitting: boolean };

/** Whether hearings of an event type are called in a sitting. */
export function sharesSitting({ event_type_id, held_in_sitting }: OnCall, { event_type_ids }: HearsOnCall): boolean {
  if (event_type_ids.length === 0) return held_in_sitting;
  return event_type_id !== null && event_type_ids.includes(event_type_id);
}
