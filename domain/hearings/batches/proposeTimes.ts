import { addDays, daysBetween } from '#domain/days/days';
import { minutesOf, timeOf } from '../clockMinutes.ts';
import { spanOf, type WallTime } from '../courtTime.ts';
import { startStep } from '../startStep.ts';
import type { BatchHearing } from './BatchHearing.ts';
import type { BatchObjection, HeldTimes } from './holdTimes.ts';

/** A courtroom in which a hearing can be held. */
export type Room = { courtroom_id: string | null; venue: string };

/** A new time for a hearing, in a courtroom, and before another judge if it names one. */
export type Slot = WallTime & Room & { judge_id?: string; judge?: string };

/** A hearing of the batch with its proposed time, or the reason why it has none. */
export type ProposedTime = {
  hearing_id: string;
  slot: (Slot & { sitting: { id: string; title: string } | null }) | null;
  /** `restored`: the time that the hearing had before an earlier batch. */
  because: 'same_time' | 'other_time' | 'other_room' | 'restored' | null;
  /** Why the present time of day was not available earlier, or why there is no time at all. */
  sooner: { at: WallTime; objection: BatchObjection } | null;
  alternatives: Slot[];
};

type Search = {
  held: HeldTimes;
  time_zone: string;
  hoursOn: (date: string) => { opens: string; closes: string } | null;
  /** The first day that is considered for a hearing. No time before its present one is proposed, so that notice is kept. */
  from: (hearing: BatchHearing) => string;
  within_days: number;
  /** The courtrooms that are tried after the hearing’s own. */
  rooms?: readonly Room[];
  /** The times to which hearings return, by hearing. */
  wanted?: ReadonlyMap<string, Slot>;
};

type Candidate = { slot: Slot; cost: number };
type Nearest = { after?: WallTime | undefined; except?: readonly WallTime[] };

/** What a difference costs in days of waiting: an hour of another time of day, another courtroom, no calendar call. */
const costs = { hour: 0.5, room: 0.75, outOfSitting: 1 };
const alternativesWanted = 3;

/**
 * Proposes a time for each hearing, in their present order: as early as possible, before the same judge, in the same
 * courtroom, at the same time of day. A later day is weighed against another time of day by `costs`. Hearings of one
 * judge and one day keep their order. The proposals do not conflict with each other.
 */
export function proposeTimes(hearings: readonly BatchHearing[], search: Search): ProposedTime[] {
  const inOrder = hearings.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime() || (a.id < b.id ? -1 : 1));
  const lastOf = new Map<string, WallTime>();
  const found = inOrder.map((hearing) => {
    const group = `${hearing.judge_id ?? hearing.judge} ${hearing.at.date}`;
    const proposed = proposeOne(hearing, search, lastOf.get(group));
    if (proposed.slot) lastOf.set(group, proposed.slot);
    return { hearing, proposed };
  });
  return found.map(({ hearing, proposed }) => ({
    ...proposed,
    alternatives: findAlternatives(hearing, proposed, search),
  }));
}

function proposeOne(hearing: BatchHearing, search: Search, after: WallTime | undefined): ProposedTime {
  const { held, time_zone, wanted } = search;
  const returned = wanted?.get(hearing.id);
  const slot =
    (returned && isOpen(hearing, returned, search) ? returned : null) ??
    findNearest(hearing, search, { after }) ??
    findNearest(hearing, search, {});
  const sooner = findObstacle(hearing, search, slot);
  const about = { hearing_id: hearing.id, sooner, alternatives: [] };
  if (!slot) return { ...about, slot: null, because: null };
  const span = spanOf(slot, hearing.duration_minutes, time_zone)!;
  const { sitting } = held.hold(hearing, span, slot);
  return { ...about, slot: { ...slot, sitting: sitting ?? null }, because: becauseOf(hearing, slot, returned) };
}

function becauseOf(hearing: BatchHearing, slot: Slot, returned: Slot | undefined): ProposedTime['because'] {
  if (slot === returned) return 'restored';
  if (slot.courtroom_id !== hearing.courtroom_id) return 'other_room';
  return slot.time === hearing.at.time ? 'same_time' : 'other_time';
}

/** The candidate with the lowest cost; of equals, the earliest. Days later than the best cost are not searched. */
function findNearest(hearing: BatchHearing, search: Search, { after, except = [] }: Nearest): Slot | null {
  let best: Candidate | null = null;
  for (let day = 0; day < search.within_days; day++) {
    const date = addDays(search.from(hearing), day);
    const waits = Math.max(0, daysBetween(hearing.at.date, date));
    if (best && waits >= best.cost) break;
    if (except.some((one) => one.date === date)) continue;
    for (const candidate of candidatesOn(date, hearing, search)) {
      const cost = waits + candidate.cost;
      if (best && cost >= best.cost) continue;
      if (isBefore(candidate.slot, hearing.at) || (after && isBefore(candidate.slot, after))) continue;
      const extra = costOfSitting(hearing, candidate.slot, search);
      if (extra === null || (best && cost + extra >= best.cost)) continue;
      best = { slot: candidate.slot, cost: cost + extra };
    }
  }
  return best?.slot ?? null;
}

/** What it costs that a hearing leaves the calendar calls; null where the time is not open. */
function costOfSitting(hearing: BatchHearing, slot: Slot, search: Search): number | null {
  if (!isOpen(hearing, slot, search)) return null;
  if (hearing.sitting_id === null) return 0;
  const span = spanOf(slot, hearing.duration_minutes, search.time_zone)!;
  return search.held.proposalOf(hearing, span, slot).sitting ? 0 : costs.outOfSitting;
}

/** The times of a day in its courtrooms, nearest to the present time of day first. */
function candidatesOn(date: string, hearing: BatchHearing, { hoursOn, rooms = [] }: Search): Candidate[] {
  const hours = hoursOn(date);
  if (!hours) return [];
  const own = minutesOf(hearing.at.time);
  const first = minutesOf(hours.opens);
  const last = minutesOf(hours.closes) - hearing.duration_minutes;
  const times = new Set(own >= first && own <= last ? [own] : []);
  for (let minute = first; minute <= last; minute += startStep) times.add(minute);
  const places = [roomOf(hearing), ...rooms.filter(({ courtroom_id }) => courtroom_id !== hearing.courtroom_id)];
  return [...times]
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own) || a - b)
    .flatMap((minute) =>
      places.map((room, index) => ({
        slot: { date, time: timeOf(minute), ...room },
        cost: (Math.abs(minute - own) / 60) * costs.hour + (index > 0 ? costs.room : 0),
      })),
    );
}

const roomOf = ({ courtroom_id, venue }: BatchHearing): Room => ({ courtroom_id, venue });

function isOpen(hearing: BatchHearing, slot: Slot, { held, time_zone }: Search): boolean {
  const span = spanOf(slot, hearing.duration_minutes, time_zone);
  return span !== null && held.objectionsTo(hearing, span, slot).length === 0;
}

/** Why the hearing was not proposed for its present time of day on the first day of the court. */
function findObstacle(hearing: BatchHearing, search: Search, slot: Slot | null): ProposedTime['sooner'] {
  const { held, time_zone, hoursOn, from, within_days } = search;
  for (let day = 0; day < within_days; day++) {
    const at = { date: addDays(from(hearing), day), time: hearing.at.time };
    if (!hoursOn(at.date)) continue;
    if (slot && !isBefore(at, slot)) return null;
    const span = spanOf(at, hearing.duration_minutes, time_zone);
    const [objection] = span ? held.objectionsTo(hearing, span) : [{ code: 'no_such_time' as const }];
    if (objection) return { at, objection };
  }
  return null;
}

/** The next best times on other days, beside all proposals. */
function findAlternatives(hearing: BatchHearing, { slot }: ProposedTime, search: Search): Slot[] {
  const found: Slot[] = [];
  while (found.length < alternativesWanted) {
    const next = findNearest(hearing, search, { except: slot ? [slot, ...found] : found });
    if (!next) break;
    found.push(next);
  }
  return found;
}

const isBefore = (a: WallTime, b: WallTime) => a.date < b.date || (a.date === b.date && a.time < b.time);
