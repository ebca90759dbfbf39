import { randomOf } from '#domain/scheduling/random';
import type { CourtModel, PastRequest } from '../CourtModel.ts';
import { weeksBeyond } from '../simulationStates.ts';

type About = Partial<CourtModel> & { judges_n?: number; rooms_n?: number; opens?: number; closes?: number };

/** A court with nothing on its calendar: one event type, judges with a courtroom each, open from 8:00 to 17:00 on weekdays. */
export function makeModel({ judges_n = 1, rooms_n, opens = 480, closes = 1020, ...changes }: About = {}): CourtModel {
  const weeks = changes.weeks ?? 13;
  const first_weekday = 1;
  const isOpen = (day: number) => ![0, 6].includes((first_weekday + day) % 7);
  return {
    ...{ first_day: '2026-03-16', first_weekday, weeks, notice_days: 1, standard_days: 30 },
    days: Array.from({ length: (weeks + weeksBeyond) * 7 }, (_, day) => (isOpen(day) ? { opens, closes } : null)),
    judges: Array.from({ length: judges_n }, (_, one) => ({
      ...{ id: `judge ${one + 1}`, name: `Judge ${one + 1}`, away: [] },
      home_room: rooms_n === undefined || one < rooms_n ? one : null,
    })),
    rooms: Array.from({ length: rooms_n ?? judges_n }, (_, one) => ({
      id: `room ${one + 1}`,
      name: `Department ${one + 1}`,
    })),
    types: [{ id: 'motion', name: 'Motion hearing' }],
    case_types: ['Civil Complaint'],
    ...{ calls: [], set: [], waiting: [] },
    ...changes,
    past: {
      ...{ weeks: [], recorded: 0, inferred: 0, leads: [{ days: null, n: 0 }], fates: [], durations: [] },
      ...{ full_day: 360, judge_days: 0 },
      ...changes.past,
    },
  };
}

/** Past weeks in which requests arrive on these weekdays as a Poisson process. */
export function poissonWeeks(
  seed: number,
  weeks: number,
  perDay: number,
  of: (random: () => number) => Omit<PastRequest, 'weekday'>,
  weekdays: readonly number[] = [0, 1, 2, 3, 4, 5, 6],
): PastRequest[][] {
  const random = randomOf(seed);
  return Array.from({ length: weeks }, () =>
    weekdays.flatMap((weekday) => Array.from({ length: poisson(random, perDay) }, () => ({ ...of(random), weekday }))),
  );
}

function poisson(random: () => number, mean: number): number {
  const limit = Math.exp(-mean);
  let product = random();
  let count = 0;
  while (product > limit) {
    product *= random();
    count += 1;
  }
  return count;
}

/** A court of many judges with calls, absences, several event types, continuances, and hearings on the calendar. */
export function makeBusyCourt(seed: number, judges_n: number, perMonth: number, weeks = 13): CourtModel {
  const random = randomOf(seed);
  const any = (count: number) => Math.floor(random() * count);
  const minutes = [15, 30, 90, 180, 360];
  const model = makeModel({ judges_n, rooms_n: Math.ceil(judges_n * 0.9), weeks });
  const of = () => {
    const type = any(5);
    return { type, case_type: 0, judge: any(20) === 0 ? null : any(judges_n), minutes: minutes[type]! };
  };
  const fates = Array.from({ length: 400 }, (_, index) => ({
    type: index % 5,
    fate: index % 8 === 0 ? ('continued' as const) : index % 10 === 0 ? ('canceled' as const) : ('held' as const),
    days_before: any(10),
  }));
  const durations = Array.from({ length: 400 }, (_, index) => {
    const type = index % 5;
    return { type, judge: any(judges_n), minutes: Math.max(5, Math.round(minutes[type]! * (0.4 + 1.2 * random()))) };
  });
  const past_weeks = poissonWeeks(seed + 1, 52, (perMonth * 12) / 260, of, [1, 2, 3, 4, 5]);
  const openDays = model.days.flatMap((day, index) => (day && index < 42 ? [index] : []));
  return {
    ...model,
    notice_days: 10,
    types: minutes.map((_, type) => ({ id: `type ${type}`, name: `Event type ${type + 1}` })),
    judges: model.judges.map((judge) => {
      const day = 7 * any(weeks);
      const away = any(2) === 0 ? [] : [0, 1, 2, 3, 4].map((one) => ({ day: day + one, from: 0, to: 1440 }));
      return { ...judge, away };
    }),
    calls: model.judges
      .slice(0, Math.floor(judges_n / 3))
      .flatMap((_, judge) =>
        model.days.flatMap((open, day) =>
          open && day % 7 === judge % 5
            ? [{ judge, room: judge, day, from: 540, to: 720, capacity: 12, types: [0] }]
            : [],
        ),
      ),
    set: Array.from({ length: Math.round(perMonth * 0.8) }, () => ({
      ...{ ...of(), day: openDays[any(openDays.length)]!, from: 480 + 15 * any(30), room: null, call: null },
    })),
    waiting: Array.from({ length: Math.round(perMonth / 20) }, (_, index) => ({ ...of(), asked: -index })),
    past: {
      ...{ weeks: past_weeks, recorded: past_weeks.flat().length, inferred: 0 },
      ...{ leads: minutes.map(() => ({ days: null, n: 0 })), fates, durations, full_day: 360, judge_days: 300 },
    },
  };
}
