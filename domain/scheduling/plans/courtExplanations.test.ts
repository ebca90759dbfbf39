import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/days/days';
import { toMoment } from '#domain/hearings/courtTime';
import { say } from '#domain/messages/say';
import { checkSolution } from '../checkSolution.ts';
import { Explanation } from '../explain.ts';
import type { Objection } from '../Objection.ts';
import { randomOf } from '../random.ts';
import { search } from '../search.ts';
import { objectionsWithout } from '../testing/objectionsWithout.ts';
import type { CourtSchedule, OpenCourtHearing } from './CourtSchedule.ts';
import { comparePlan } from './comparePlan.ts';
import { instanceOf } from './instanceOf.ts';
import { nameObjection, type PlanNames } from './nameParts.ts';
import { unitsOf } from './unitsOf.ts';
import { usualWeights, weightNames, weightsOf } from './weights.ts';

const zone = 'America/Los_Angeles';
const first = '2026-12-07';
const at = (date: string, time: string) => toMoment({ date, time }, zone)!;
const span = (date: string, from: string, to: string) => ({ starts_at: at(date, from), ends_at: at(date, to) });

/** A week of a small court with a holiday, a short day, absences, calendar calls, counsel with other hearings. */
function makeCourt(seed: number): CourtSchedule {
  const random = randomOf(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const day = () => addDays(first, Math.floor(random() * 5));
  const judges = ['reyes', 'osei'];
  const attorneys = ['attorney:lin', 'attorney:ames', 'attorney:shah'];
  const hearings = Array.from({ length: 14 }, (_, index): OpenCourtHearing => {
    const judge_id = random() < 0.7 ? one(judges) : null;
    const room = one(['four', 'five']);
    const isRequest = random() < 0.5;
    const current = { date: day(), time: one(['09:00', '10:10', '14:00']), judge_id: judge_id ?? 'osei' };
    return {
      ...{ id: `H${index}`, type: one(['motion', 'trial']), minutes: one([15, 30, 60, 120]), judge_id },
      disqualified: judge_id === null && random() < 0.4 ? ['reyes'] : [],
      people: [`case:${Math.floor(index / 2)}`, ...attorneys.filter(() => random() < 0.4)],
      earliest: { day: addDays(first, one([0, 1, 2])), authority: say('notice', { days: 10 }) },
      latest: random() < 0.3 ? { day: addDays(first, 3), authority: say('notice', { days: 1 }) } : null,
      ...{ target: day(), weight: 1, usual: null, move_weight: 1, language: index % 5 === 0 ? 'Spanish' : null },
      current: isRequest ? null : { ...current, courtroom_id: room, sitting_id: null },
    };
  });
  const call = { title: 'Law and motion', judge_id: 'reyes', courtroom_id: 'four', event_type_ids: ['motion'] };
  return {
    ...{ now: at('2026-12-01', '10:00'), from: first, to: addDays(first, 4), weights: weightsOf(usualWeights) },
    days: {
      time_zone: zone,
      hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '16:00' })),
      closures: random() < 0.5 ? [{ closed_on: day(), name: 'Power failure' }] : [],
      short_days: [{ date: day(), closed_from: '12:00', closed_to: '16:00' }],
    },
    judges: judges.map((id) => ({
      ...{ id, name: id, home_room: id === 'reyes' ? 'four' : null },
      periods: random() < 0.6 ? [{ status: 'out_of_office' as const, ...span(day(), '09:00', '12:00') }] : [],
    })),
    rooms: ['four', 'five'].map((id) => ({ id, name: id })),
    sittings: [{ id: 'call', ...call, ...span(addDays(first, 1), '09:00', '10:30'), capacity: 3, called: one([0, 3]) }],
    sitting_types: ['motion'],
    staff: [],
    interpreters: [{ id: 'vega', languages: [{ language: 'Spanish', level: 'certified', mode: 'spoken' }] }],
    taken: attorneys.map((id) => ({ kind: 'person' as const, id, by: 'Roe v. Doe', ...span(day(), '09:00', '11:00') })),
    hearings,
  };
}

/** Whether an objection is accompanied by another one with the same cause. */
function hasOtherCause(one: Objection, others: readonly Objection[]): boolean {
  if ('by' in one && others.some((other) => 'by' in other && other.by === one.by)) return true;
  return one.code === 'sitting_held' && others.some(({ code }) => code === 'sitting_held');
}

const names: PlanNames = {
  judge: (id) => id,
  room: (id) => id,
  hearing: (id) => id,
  sitting: (id) => id,
  attorney: (id) => id,
  staff: (id) => id,
  day: (day) => addDays(first, day),
};

describe('why a hearing of a court is not on another day', () => {
  const seen = new Set<string>();
  const seeds = Array.from({ length: 8 }, (_, index) => index + 1);

  test.each(seeds)('calendar %i: without what objects the time is feasible, and with each part of it not', (seed) => {
    const instance = instanceOf(makeCourt(seed));
    const solution = search(instance, { seed: 1, steps: 300 });
    expect(checkSolution(instance, solution)).toEqual([]);
    const explanation = new Explanation(instance, solution);
    for (const { id: hearing } of instance.hearings) {
      for (const question of instance.days.flatMap((_, day) => [{ day }, { day, slot: 4 }, { day, judge: 'reyes' }])) {
        const why = explanation.whyNotOn(hearing, question);
        if (!why) continue;
        const { objections } = why;
        for (const one of objections) seen.add(nameObjection(one, names).code);
        expect(objectionsWithout(instance, solution.placements, hearing, why, objections)).toEqual([]);
        for (const one of objections) {
          const others = objections.filter((other) => other !== one);
          const remaining = objectionsWithout(instance, solution.placements, hearing, why, others);
          if (!hasOtherCause(one, others)) expect({ seed, one, remaining }).not.toEqual({ seed, one, remaining: [] });
        }
        for (const { objections: some } of explanation.why(hearing)?.cheaper ?? []) {
          for (const one of some) expect(nameObjection(one, names).code).toBe(one.code);
        }
      }
    }
  });

  test('was asked in all the ways in which a court says no', () => {
    const codes = ['too_early', 'too_late', 'closed', 'not_assigned', 'disqualified', 'away', 'taken'] as const;
    expect([...codes, 'sitting_held', 'sitting_full'].filter((code) => !seen.has(code))).toEqual([]);
  });
});

describe('a plan beside the present calendar', () => {
  const instance = instanceOf(makeCourt(3));
  const best = search(instance, { seed: 1, steps: 300 });
  const { costs, judges, waits, ...counts } = comparePlan(instance, best, (day) => day + 6);

  test('counts each hearing once', () => {
    const { moved, placed, stay, unplaced } = counts;
    const lost = instance.hearings.filter(({ id, current }) => current && best.unplaced.includes(id)).length;
    expect(moved + placed + stay + unplaced - lost).toBe(instance.hearings.length);
    expect(waits.before.hearings).toBe(instance.hearings.filter(({ current }) => current).length);
    expect(waits.after.hearings).toBe(best.placements.length);
  });

  test('gives no judge more hours than are open, and costs what the search says', () => {
    for (const { open, after } of judges) expect(after).toBeLessThanOrEqual(open);
    const total = Object.values(costs.after).reduce((sum, one) => sum + one, 0);
    expect(total).toBeCloseTo(best.cost);
  });

  test('costs the units of each weight times the weight', () => {
    const units = unitsOf(instance, best);
    for (const name of weightNames) {
      expect(units[name].after * usualWeights[name]).toBeCloseTo(costs.after[name]);
      expect(units[name].before * usualWeights[name]).toBeCloseTo(costs.before[name]);
    }
  });
});
