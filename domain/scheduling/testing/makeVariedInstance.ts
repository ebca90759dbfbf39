import type { Away, Instance, OpenHearing, Place, Stretch } from '../Instance.ts';
import { randomOf } from '../random.ts';

/** How large a varied instance is at most. */
export type Most = { hearings: number; judges: number; rooms: number; days: number; slots: number };

const types = ['motion', 'trial', 'conference'];
const features = ['jury', 'secure'];

/** A random instance with everything that instances can have: every constraint, every term, and fixed hearings. */
export function makeVariedInstance(seed: number, most: Most): Instance {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const chance = (share: number) => random() < share;
  const some = <T>(list: readonly T[], share: number) => list.filter(() => chance(share));
  const names = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at}`);
  const judges = names('J', 1 + below(most.judges));
  const rooms = names('R', 1 + below(most.rooms));
  const attorneys = names('A', 2 + below(6));
  const interpreters = names('I', 2);
  const reporters = names('S', 2);
  const days = 1 + below(most.days);
  const slots = 3 + below(most.slots - 2);
  const stretch = (): Stretch => {
    const from = below(slots);
    return { day: below(days), from, to: from + 1 + below(slots - from) };
  };
  const away = (share: number): Away[] => (chance(share) ? [{ ...stretch(), reason: 'leave' }] : []);
  const sittings = some(['C0', 'C1'], 0.4).map((id) => {
    const { day, from, to } = stretch();
    return {
      ...{ id, judge: judges[below(judges.length)]!, room: rooms[below(rooms.length)]!, day, slot: from },
      ...{ slots: to - from, capacity: 1 + below(2), types: some(types, 0.7) },
    };
  });
  const hearings: OpenHearing[] = [];
  for (const [index, id] of names('H', 1 + below(most.hearings)).entries()) {
    const earliest = below(days);
    const length = 1 + below(Math.min(3, slots));
    const current: Place | null = chance(0.3)
      ? {
          ...{ day: below(days), slot: below(slots - length + 1), judge: judges[below(judges.length)]! },
          ...{ room: rooms[below(rooms.length)]!, members: [], sitting: null },
        }
      : null;
    const weight = 1 + below(4);
    const together = chance(0.12) ? 'G' : null;
    // Only single hearings are linked, and only to earlier ones, so that no order is a circle.
    const earlier = together === null && index > 0 ? hearings[below(index)] : undefined;
    hearings.push({
      ...{ id, type: types[below(3)]!, slots: length, weight, current },
      usual: chance(0.3)
        ? { slots: length + random(), count: 40, by_judge: [{ judge: judges[0]!, slots: length + 0.5, count: 9 }] }
        : null,
      judges: chance(0.3) ? some(judges, 0.6) : null,
      qualifications: chance(0.2) ? ['family'] : [],
      disqualified: some(judges, 0.1),
      features: some(features, 0.15),
      people: some(attorneys, 0.25),
      pools: some(['interpreters', 'reporters'], 0.12),
      ...{ earliest, earliest_authority: 'CCP § 1005(b)' },
      latest: chance(0.4) ? Math.min(days - 1, earliest + below(3)) : days - 1,
      latest_authority: 'CCP § 170.6',
      target: earliest + below(3),
      after: earlier && !earlier.together && chance(0.2) ? [earlier.id] : [],
      together,
      fixed: false,
      move_weight: 1,
    });
  }
  const fixed = hearings.findIndex(({ current, together, pools }) => current && !together && pools.length === 0);
  return {
    slot_minutes: 30,
    first_slot: chance(0.2) ? below(slots) : 0,
    days: Array.from({ length: days }, (_, day) => ({
      ...{ date: `day ${day}`, slots },
      closed: chance(0.3) ? [{ from: 1, to: 2, reason: 'noon' }] : [],
    })),
    judges: judges.map((id) => ({
      ...{ id, home_room: chance(0.6) ? rooms[below(rooms.length)]! : null, away: away(0.3) },
      ...{ qualifications: chance(0.6) ? ['family'] : [], duty: chance(0.15) ? [stretch()] : [] },
      share: chance(0.3) ? below(8) : null,
    })),
    rooms: rooms.map((id) => ({ id, features: some(features, 0.6), away: away(0.15) })),
    people: [
      ...attorneys.map((id) => ({ id, role: 'attorney' as const, away: away(0.25) })),
      ...interpreters.map((id) => ({ id, role: 'interpreter' as const, away: away(0.4) })),
      ...reporters.map((id) => ({ id, role: 'reporter' as const, away: away(0.2) })),
    ],
    pools: [
      { id: 'interpreters', members: interpreters },
      { id: 'reporters', members: [...reporters, interpreters[0]!] },
    ],
    sittings,
    hearings: hearings.map((hearing, index) => ({ ...hearing, fixed: index === fixed && chance(0.3) })),
    weights: {
      ...{ waiting: 1, lateness: 2, other_room: 0.5, moved: below(3), overload: below(2), full_day: 3 },
      ...{ uneven: below(2) / 2, appearance_day: below(2), unplaced: 200 },
    },
  };
}
