import { bestSlots } from '#domain/scheduling/bestSlots';
import { checkSolution } from '#domain/scheduling/checkSolution';
import { Explanation } from '#domain/scheduling/explain';
import { findConflict } from '#domain/scheduling/findConflict';
import type { Instance, Solution } from '#domain/scheduling/Instance';
import { repair } from '#domain/scheduling/repair';
import { processorSeconds } from './measureSearch.ts';

/** How long single questions about a timetable take, and how many hearings a repair moves. */
export function measureAnswers(instance: Instance, solution: Solution) {
  const asked = solution.placements.filter((_, index) => index % Math.ceil(solution.placements.length / 20) === 0);
  const slots = asked.map(({ hearing }) => timed(() => bestSlots(instance, solution.placements, hearing)));
  const explanation = new Explanation(instance, solution);
  const why = asked.map(({ hearing }) => timed(() => explanation.why(hearing)));
  return {
    n: asked.length,
    best_slots_ms: highest(slots),
    why_ms: highest(why),
    repair: measureRepair(instance, solution),
    conflict: measureConflict(instance),
  };
}

/** The judge with the most hearings on a day is away on it. */
function measureRepair(instance: Instance, { placements }: Solution) {
  const counts = new Map<string, number>();
  for (const { judge, day } of placements) counts.set(`${judge}\n${day}`, (counts.get(`${judge}\n${day}`) ?? 0) + 1);
  const [busiest] = [...counts].sort((one, other) => other[1] - one[1])[0]!;
  const [id, day] = busiest.split('\n');
  const absence = { day: Number(day), from: 0, to: 64, reason: 'ill' };
  const changed: Instance = {
    ...instance,
    judges: instance.judges.map((judge) => (judge.id === id ? { ...judge, away: [...judge.away, absence] } : judge)),
  };
  const published = placements.map((one, index) => ({ ...one, notified: index % 10 }));
  const began = processorSeconds();
  const { moves, displaced, unplaced, ...result } = repair(changed, published, { seed: 1, steps: 3000 });
  const ms = Math.round((processorSeconds() - began) * 1000);
  const violations = checkSolution(changed, { ...result, unplaced }).length;
  return { displaced: displaced.length, moves: moves.length, unplaced: unplaced.length, violations, ms };
}

/** Three hearings must be held on one day of one judge, who has time for two. */
function measureConflict(instance: Instance) {
  const judge = instance.judges[0]!;
  const [one, other, third] = instance.hearings.map(({ id }) => id);
  const slots = Math.max(1, Math.floor(instance.days[0]!.slots / 3));
  const tight: Instance = {
    ...instance,
    hearings: instance.hearings.map((hearing) =>
      hearing.id === one || hearing.id === other || hearing.id === third
        ? { ...hearing, slots, judges: [judge.id], earliest: 0, latest: 0, people: [], features: [] }
        : hearing,
    ),
  };
  const began = processorSeconds();
  const conflict = findConflict(tight, other!);
  return {
    requirements: conflict?.requirements.length ?? null,
    isMinimal: conflict?.isMinimal ?? null,
    ms: Math.round((processorSeconds() - began) * 1000),
  };
}

/** In milliseconds of the processor. */
function timed(answer: () => unknown): number {
  const began = processorSeconds();
  answer();
  return (processorSeconds() - began) * 1000;
}

const highest = (values: readonly number[]) => Math.round(Math.max(...values));
