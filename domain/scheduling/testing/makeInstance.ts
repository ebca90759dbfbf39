import type { Away, Instance, OpenHearing, Room } from '../Instance.ts';
import { randomOf } from '../random.ts';

export type Size = { hearings: number; judges: number; rooms: number; days: number };

/** All hearings could be held on the first day (a backlog), or they become ready day by day (arrivals). */
export const kinds = ['backlog', 'arrivals'] as const;
export type Kind = (typeof kinds)[number];

const slots = 14;
const features = ['jury', 'accessible', 'secure'];

/**
 * A court of a size, as the review of solvers had it: half-hour slots from 9 to 4 with an hour at noon, judges with a
 * type of case and a home room if there are enough rooms, absences, attorneys, rooms with features, hearings with notice,
 * a last day, and a standard.
 */
export function makeInstance({ hearings, judges, rooms, days }: Size, seed: number, kind: Kind = 'backlog'): Instance {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const types = ['civil', 'family', 'criminal', 'probate'];
  const absences = (share: number): Away[] =>
    Array.from({ length: days }, (_, day) => ({ day, from: 0, to: slots, reason: 'out of office' })).filter(
      () => random() < share,
    );
  const attorneys = Math.max(6, Math.round(hearings * 0.3));
  const ofType = (type: number) =>
    Array.from({ length: judges }, (_, at) => at).filter((at) => at % types.length === type);
  const open = Array.from({ length: hearings }, (_, index): OpenHearing => {
    const type = below(Math.min(types.length, judges));
    const able = ofType(type);
    const length = [1, 1, 1, 2, 2, 3, 4, 6][below(8)]!;
    const earliest = kind === 'backlog' ? 0 : below(Math.max(1, Math.round(days * 0.3)));
    return {
      ...{ id: `H${index}`, type: types[type]!, slots: length, after: [], current: null, fixed: false, pools: [] },
      ...{ usual: null, qualifications: [], disqualified: [], together: null, move_weight: 1 },
      ...{ earliest_authority: null, latest_authority: null },
      judges: random() < 0.7 ? [`J${able[below(able.length)]}`] : able.map((at) => `J${at}`),
      features: random() < 0.15 ? [features[below(features.length)]!] : [],
      people: [...new Set([`A${below(attorneys)}`, `A${below(attorneys)}`])],
      earliest,
      latest: days - 1,
      target: Math.min(days - 1, earliest + 2 + below(8)),
      weight: [1, 1, 1, 2, 4][below(5)]!,
    };
  });
  return {
    slot_minutes: 30,
    first_slot: 0,
    days: Array.from({ length: days }, (_, day) => ({
      ...{ date: `day ${day + 1}`, slots, closed: [{ from: 6, to: 8, reason: 'noon' }] },
    })),
    judges: Array.from({ length: judges }, (_, at) => ({
      ...{ id: `J${at}`, home_room: at < rooms ? `R${at}` : null, away: absences(0.08) },
      ...{ qualifications: [], duty: [], share: null },
    })),
    rooms: Array.from(
      { length: rooms },
      (_, at): Room => ({
        id: `R${at}`,
        features: features.filter((_one, n) => at % 3 === n || random() < 0.3),
        away: [],
      }),
    ),
    people: Array.from({ length: attorneys }, (_, at) => ({ id: `A${at}`, role: 'attorney', away: absences(0.06) })),
    pools: [],
    sittings: [],
    hearings: open,
    weights: {
      ...{ waiting: 1, lateness: 2, other_room: 0.5, moved: 0, overload: 0, full_day: slots, uneven: 0 },
      ...{ appearance_day: 0, unplaced: 500 },
    },
  };
}
