import { describe, expect, test } from 'vitest';
import type { CourtModel } from './CourtModel.ts';
import { drawArrivals } from './drawArrivals.ts';
import type { PairedRun } from './RunMeasures.ts';
import { type Scenario, unchanged } from './Scenario.ts';
import { prepareRuns } from './simulateRun.ts';
import { makeBusyCourt, makeModel, poissonWeeks } from './testing/makeModel.ts';
import { mixKeys } from './uniform.ts';

const runsOf = (model: CourtModel, changes: Partial<Scenario>, runs: number, seed = 7) => {
  const simulate = prepareRuns(model, { ...unchanged, ...changes }, seed);
  return Array.from({ length: runs }, (_, run) => simulate(run));
};
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Each day has room for one hearing of each judge, every day of the week, and any judge hears it: a queue in days. */
function makeQueue(judges_n: number, perDay: number, weeks_n = 26): CourtModel {
  const open = makeModel({ judges_n, weeks: weeks_n, opens: 480, closes: 540 });
  const weeks = poissonWeeks(3, 800, perDay, () => ({ type: 0, case_type: 0, judge: null, minutes: 60 }));
  return {
    ...open,
    days: open.days.map(() => ({ opens: 480, closes: 540 })),
    past: { ...open.past, weeks, full_day: 60 },
  };
}

describe('waits agree with queueing theory', () => {
  // A Poisson queue with one server and a fixed service of one day: a wait of ρ / (2 (1 − ρ)) days, and the day itself.
  test.each([0.3, 0.5, 0.7])('of a judge who has work for %d of the time (M/D/1)', (load) => {
    const waits = runsOf(makeQueue(1, load, 120), {}, 30).map(({ present }) => present.waits!);
    const n = waits.reduce((sum, one) => sum + one.n, 0);
    const found = waits.reduce((sum, one) => sum + one.mean * one.n, 0) / n;
    const expected = 1 + load / (2 * (1 - load));
    expect(Math.abs(found / expected - 1)).toBeLessThan(0.06);
  });

  test('of several judges, request by request (M/D/c)', () => {
    const model = makeQueue(3, 2.6);
    const [simulated] = runsOf(model, {}, 1);
    const waits: number[] = [];
    let ahead = 0;
    for (const requests of drawArrivals(model, mixKeys(7, 0), 1)) {
      for (const [index] of requests.entries()) waits.push(1 + Math.floor((ahead + index) / 3));
      ahead = Math.max(0, ahead + requests.length - 3);
    }
    const sorted = waits.toSorted((one, other) => one - other);
    expect(simulated!.present.waits).toMatchObject({
      ...{ n: waits.length, mean: mean(waits) },
      median: sorted[Math.ceil(waits.length * 0.5) - 1],
      p90: sorted[Math.ceil(waits.length * 0.9) - 1],
    });
    expect(simulated!.present.unplaced).toBe(0);
  });

  test('hours in session are those of the hearings that were held', () => {
    const model = makeQueue(2, 1);
    for (const { present } of runsOf(model, {}, 5)) {
      expect(present.judge_hours.reduce((sum, one) => sum + one, 0)).toBeCloseTo(present.held);
      expect(present.room_hours.reduce((sum, one) => sum + one, 0)).toBeCloseTo(present.held);
      expect(present.overtime_hours).toBe(0);
    }
  });
});

describe('a change of the court', () => {
  test('has the same result with the same seed, also when a run is made alone', () => {
    const model = makeBusyCourt(1, 6, 200, 6);
    const all = runsOf(model, { more_judges: 1 }, 4);
    const text = JSON.stringify(all);
    expect(JSON.stringify(runsOf(model, { more_judges: 1 }, 4))).toBe(text);
    expect(JSON.stringify(runsOf(model, { more_judges: 1 }, 4, 8))).not.toBe(text);
    expect(prepareRuns(model, { ...unchanged, more_judges: 1 }, 7)(3)).toEqual(all[3]);
  });

  test('that changes nothing makes no difference in any run', () => {
    for (const { present, changed } of runsOf(makeBusyCourt(2, 6, 300, 6), {}, 5)) expect(changed).toEqual(present);
  });

  test('of more judges never makes the waits longer, from the same requests', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const model = makeBusyCourt(seed, 3 + (seed % 5), 80 + 60 * seed, 6);
      let before = runsOf(model, {}, 3).map(({ present }) => present.waits!.mean);
      for (const more_judges of [1, 2, 4]) {
        const after = runsOf(model, { more_judges, more_rooms: more_judges }, 3).map(
          ({ changed }) => changed.waits!.mean,
        );
        for (const [run, wait] of after.entries()) expect(wait).toBeLessThanOrEqual(before[run]! + 1e-9);
        before = after;
      }
    }
  });

  test('of more requests keeps all requests of the present', () => {
    const model = makeBusyCourt(3, 6, 200, 6);
    const keysOf = (share: number) =>
      new Set(
        drawArrivals(model, 11, share)
          .flat()
          .map(({ key }) => key),
      );
    const [present, more, fewer] = [keysOf(1), keysOf(1.2), keysOf(0.8)];
    expect([...present].every((key) => more.has(key))).toBe(true);
    expect([...fewer].every((key) => present.has(key))).toBe(true);
    expect(Math.abs(more.size / present.size - 1.2)).toBeLessThan(0.07);
    expect(Math.abs(fewer.size / present.size - 0.8)).toBeLessThan(0.07);
  });

  test('without a judge leaves that judge’s hearings to the others', () => {
    const model = makeBusyCourt(4, 4, 100, 6);
    for (const { present, changed } of runsOf(model, { without_judges: ['judge 2'] }, 3)) {
      expect(changed.judge_hours[1]).toBe(0);
      expect(present.judge_hours[1]).toBeGreaterThan(0);
      expect(changed.judge_hours[0]).toBeGreaterThan(present.judge_hours[0]!);
      expect(changed.waits!.mean).toBeGreaterThan(present.waits!.mean);
    }
  });

  test('without a courtroom moves its hearings to another one', () => {
    const model = makeBusyCourt(5, 6, 100, 6);
    for (const { changed } of runsOf(model, { without_rooms: ['room 1'] }, 2)) {
      expect(changed.room_hours[0]).toBe(0);
      expect(changed.judge_hours[0]).toBeGreaterThan(0);
    }
  });

  test('of longer days shortens waits in a court that is full, and shorter days lengthen them', () => {
    const weeks = poissonWeeks(5, 60, 5.8, () => ({ type: 0, case_type: 0, judge: 0, minutes: 60 }), [1, 2, 3, 4, 5]);
    const model = makeModel({ past: { ...makeModel().past, weeks } });
    const waitOf = (changes: Partial<Scenario>) =>
      mean(runsOf(model, changes, 10).map(({ changed }) => changed.waits!.mean));
    const [shorter, same, longer] = [waitOf({ closes_later: -60 }), waitOf({}), waitOf({ opens_earlier: 60 })];
    expect(shorter).toBeGreaterThan(same);
    expect(longer).toBeLessThan(same);
  });

  test('of a reserved weekday hears nothing else on it, and what it is reserved for only then', () => {
    const of = (random: () => number) => ({
      ...{ type: 0, case_type: random() < 0.3 ? 1 : 0, judge: 0, minutes: 30 },
    });
    const weeks = poissonWeeks(6, 60, 6, of, [1, 2, 3, 4, 5]);
    const case_types = ['Civil Complaint', 'Family Law'];
    const model = makeModel({ weeks: 4, case_types, past: { ...makeModel().past, weeks } });
    const reserved = { weekday: 2, event_type_id: null, case_type: 'Family Law', judge_id: null, only: true };
    const [{ changed, present }] = runsOf(model, { reserved }, 1) as [PairedRun];
    expect(changed.waits!.mean).toBeGreaterThan(present.waits!.mean);
    // Nothing is heard on the Tuesdays of a case type that no one requests: a fifth of the days is lost.
    const never = { ...reserved, case_type: 'Probate', only: false };
    const [{ changed: four }] = runsOf({ ...model, weeks: 4 }, { reserved: never }, 1) as [PairedRun];
    expect(four.judge_hours[0]).toBeLessThanOrEqual(16 * 6);
    expect(four.waits!.mean).toBeGreaterThan(present.waits!.mean);
  });
});

test('hearings that take longer than scheduled are overtime', () => {
  const weeks = [
    [1, 2, 3, 4, 5].flatMap((weekday) =>
      [0, 1, 2, 3, 4, 5].map(() => ({ weekday, type: 0, case_type: 0, judge: 0, minutes: 60 })),
    ),
  ];
  const durations = Array.from({ length: 20 }, () => ({ type: 0, judge: 0, minutes: 70 }));
  const model = makeModel({ weeks: 2, past: { ...makeModel().past, weeks, durations } });
  const [{ present }] = runsOf(model, {}, 1) as [PairedRun];
  // Monday’s requests are heard on Tuesday: nine days of six hearings, each ten minutes longer.
  expect(present.held).toBe(54);
  expect(present.overtime_hours).toBeCloseTo(9);
});
