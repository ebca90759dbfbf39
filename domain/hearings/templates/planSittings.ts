import { overlaps, type Span } from '../availability.ts';
import type { TemplateDay } from './templateDays.ts';

/** A future calendar call that a template opened. */
export type HeldSitting = Span & {
  id: string;
  /** The day of the template for which it was opened. */
  date: string;
  /** How many hearings are called in it. */
  called: number;
  /** Whether it has the judge, courtroom, title, capacity, and event types of the template now. */
  isSame: boolean;
};

/** Time of the template's judge or courtroom that something else has booked. */
export type OtherBooking = Span & { by: string };

/** What a template means for a day. */
export type PlannedSitting = { date: string; called: number } & (
  | { state: 'new'; span: Span }
  /** It is open as the template has it. */
  | { state: 'kept'; id: string }
  /** It has hearings, and stays as it was although the template has changed. */
  | { state: 'differs'; id: string; from: Date; to: Date }
  /** It has no hearings, and the template no longer has this day. */
  | { state: 'ended'; id: string }
  /** A person removed the call of this day. */
  | { state: 'removed' }
  | { state: 'booked'; by: string }
  | { state: 'closed'; name: string }
  | { state: 'no_court_day' }
  | { state: 'outside_hours'; opens: string; closes: string }
  | { state: 'no_such_time' }
);

type Facts = {
  days: readonly TemplateDay[];
  held: readonly HeldSitting[];
  /** Days of the template on which a person removed the call. */
  removed: ReadonlySet<string>;
  /** Without the bookings of the template's own calls. */
  bookings: readonly OtherBooking[];
};

/**
 * What becomes of a template's future calls: those without hearings follow the template, those with hearings stay, and
 * a call is opened on each of its days that has none. Applying the plan and planning again changes nothing.
 */
export function planSittings({ days, held, removed, bookings }: Facts): { plan: PlannedSitting[]; replaced: string[] } {
  const open = new Map(days.flatMap((day) => (day.state === 'open' ? [[day.date, day.span] as const] : [])));
  const staying = new Map<string, PlannedSitting>();
  const leaving: HeldSitting[] = [];
  for (const sitting of held) {
    const { id, date, called, starts_at, ends_at } = sitting;
    if (sitting.isSame && isAt(sitting, open.get(date))) staying.set(date, { date, called, state: 'kept', id });
    else if (called > 0) staying.set(date, { date, called, state: 'differs', id, from: starts_at, to: ends_at });
    else leaving.push(sitting);
  }
  const plan: PlannedSitting[] = [...staying.values()];
  for (const day of days) {
    const { date } = day;
    if (staying.has(date)) continue;
    plan.push(removed.has(date) && day.state === 'open' ? { date, called: 0, state: 'removed' } : ofDay(day, bookings));
  }
  const planned = new Set(plan.map(({ date }) => date));
  for (const { id, date } of leaving) if (!planned.has(date)) plan.push({ date, called: 0, state: 'ended', id });
  return {
    plan: plan.sort((a, b) => a.date.localeCompare(b.date)),
    replaced: leaving.map(({ id }) => id),
  };
}

function ofDay(day: TemplateDay, bookings: readonly OtherBooking[]): PlannedSitting {
  if (day.state !== 'open') return { called: 0, ...day };
  const { date, span } = day;
  const booking = bookings.find((one) => overlaps(one, span));
  if (booking) return { date, called: 0, state: 'booked', by: booking.by };
  return { date, called: 0, state: 'new', span };
}

function isAt(sitting: Span, span: Span | undefined): boolean {
  return (
    span !== undefined &&
    sitting.starts_at.getTime() === span.starts_at.getTime() &&
    sitting.ends_at.getTime() === span.ends_at.getTime()
  );
}
