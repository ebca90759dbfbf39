import { dateInZone } from '#domain/days/dateInZone';
import { addDays, dayMs } from '#domain/days/days';
import { recentDays, usualWaitDays } from './planStates.ts';

/** The priorities of event types: how many times as much a day of waiting counts. */
export const priorities = { least: 1, most: 5 } as const;

/** A hearing that has waited for twice the usual time counts no more than one that has waited for longer. */
const longestCounted = 2;
/** How much more a move counts on the day on which people were notified. */
const justNotified = 2;

/** By when a requested hearing is wanted, and how much a day of waiting counts. */
export function urgencyOfRequest(requested_at: Date, priority: number, now: Date, zone: string) {
  return {
    target: addDays(dateInZone(requested_at, zone), usualWaitDays),
    weight: waitingWeight(priority, (now.getTime() - requested_at.getTime()) / dayMs),
  };
}

/** How much a day of waiting counts: the priority of the event type, and more the longer the hearing has been wanted. */
export function waitingWeight(priority: number, daysWaited: number): number {
  return inSixteenths(priority * (1 + Math.min(longestCounted, Math.max(0, daysWaited) / usualWaitDays)));
}

/** How much a move counts: the more, the more recently people were notified of the present time; null if long ago. */
export function moveWeight(daysSinceNotice: number | null): number {
  const recency = daysSinceNotice === null ? 0 : Math.max(0, 1 - Math.max(0, daysSinceNotice) / recentDays);
  return inSixteenths(1 + justNotified * recency);
}

/** So that sums are exact. */
const inSixteenths = (value: number) => Math.round(value * 16) / 16;
