import type { WallTime } from '#domain/activity/messages/hearings';
import { toMoment } from '#domain/hearings/courtTime';
import { invalidInput } from '#server/kernel/invalidInput';

/** The moment of a time in the court's zone, YYYY-MM-DDTHH:MM; refused at its field where the clocks skip it. */
export function momentOf(zone: string, field: string, text: string): Date {
  const { day: date, time } = partsOf(text);
  const at = toMoment({ date, time }, zone);
  if (!at) throw invalidInput(field, 'This time does not exist on that day because the clocks change');
  return at;
}

/** The day and the time of the same, for the activity record. */
export function partsOf(text: string): WallTime {
  const [day, time] = text.split('T') as [string, string];
  return { day, time };
}
