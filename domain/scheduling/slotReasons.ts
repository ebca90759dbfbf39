import { daysBetween } from '#domain/days/days';
import { isSamePlace } from './costs.ts';
import type { Instance, OpenHearing, Placement } from './Instance.ts';

/** What speaks for or against a place of a hearing. Days are days of the calendar; the words are in the screen's texts. */
export type SlotReason =
  /** The place that was requested. */
  | { code: 'as_requested' }
  /** The first day on which the hearing has a free place. */
  | { code: 'first_open_day' }
  /** How many days after the first open day it is. */
  | { code: 'after_first_open_day'; days: number }
  /** How many days after the day by which the court's standard would have it heard. */
  | { code: 'after_target'; days: number }
  | { code: 'in_sitting'; sitting: string }
  | { code: 'home_room' }
  | { code: 'other_room' }
  /** Attorneys and parties who have another hearing on that day, so they need not come on a further one. */
  | { code: 'present_anyway'; people: readonly string[] }
  /** The judge's day with the hearing, in minutes outside calendar calls. */
  | { code: 'judge_day'; minutes: number }
  /** The minutes by which the judge's day would exceed a full one. */
  | { code: 'over_full_day'; minutes: number };

/** The facts about a place of a hearing that its cost is composed of. `others` are the placements of all other hearings. */
export function slotReasons(
  instance: Instance,
  others: readonly Placement[],
  place: Placement,
  first_day: number,
): SlotReason[] {
  const hearings = new Map(instance.hearings.map((one) => [one.id, one]));
  const hearing = hearings.get(place.hearing)!;
  const dateOf = (day: number) => instance.days[day]!.date;
  const reasons: SlotReason[] = [];
  if (hearing.current && isSamePlace(hearing.current, place)) reasons.push({ code: 'as_requested' });
  if (place.day === first_day) reasons.push({ code: 'first_open_day' });
  else reasons.push({ code: 'after_first_open_day', days: daysBetween(dateOf(first_day), dateOf(place.day)) });
  if (place.day > hearing.target) {
    reasons.push({ code: 'after_target', days: daysBetween(dateOf(hearing.target), dateOf(place.day)) });
  }
  const people = presentAnyway(instance, hearings, others, place);
  if (people.length > 0) reasons.push({ code: 'present_anyway', people });
  if (place.sitting !== null) return [...reasons, { code: 'in_sitting', sitting: place.sitting }];
  const home = instance.judges.find(({ id }) => id === place.judge)!.home_room;
  if (home !== null) reasons.push({ code: home === place.room ? 'home_room' : 'other_room' });
  return [...reasons, ...loadReasons(instance, hearings, others, place)];
}

function presentAnyway(
  { people }: Instance,
  hearings: ReadonlyMap<string, OpenHearing>,
  others: readonly Placement[],
  { hearing, day }: Placement,
): string[] {
  const attending = new Set(hearings.get(hearing)!.people);
  const present = new Set(others.filter((one) => one.day === day).flatMap((one) => hearings.get(one.hearing)!.people));
  return people
    .filter(({ id, role }) => (role === 'attorney' || role === 'party') && attending.has(id) && present.has(id))
    .map(({ id }) => id);
}

function loadReasons(
  { weights, slot_minutes }: Instance,
  hearings: ReadonlyMap<string, OpenHearing>,
  others: readonly Placement[],
  place: Placement,
): SlotReason[] {
  const ofDay = [...others, place].filter(
    ({ judge, day, sitting }) => judge === place.judge && day === place.day && sitting === null,
  );
  const slots = ofDay.reduce((sum, { hearing }) => sum + expected(hearings.get(hearing)!, place.judge), 0);
  const minutes = (count: number) => Math.round(count * slot_minutes);
  return slots > weights.full_day
    ? [{ code: 'over_full_day', minutes: minutes(slots - weights.full_day) }]
    : [{ code: 'judge_day', minutes: minutes(slots) }];
}

function expected({ slots, usual }: OpenHearing, judge: string): number {
  return usual?.by_judge.find((one) => one.judge === judge)?.slots ?? usual?.slots ?? slots;
}
