import { checkSolution } from '#domain/scheduling/checkSolution';
import type { Instance, Solution } from '#domain/scheduling/Instance';
import type { CourtSchedule } from '#domain/scheduling/plans/CourtSchedule';
import { instanceOf } from '#domain/scheduling/plans/instanceOf';
import { mostHearings, type PlanFailure } from '#domain/scheduling/plans/planStates';
import { slotGrid } from '#domain/scheduling/plans/slotGrid';
import { pullForward } from '#domain/scheduling/pullForward';
import type { Needs } from '#server/kernel/needs';
import { findConflicts } from './findConflicts.ts';
import { itemsOf } from './itemsOf.ts';
import { loadCourtSchedule } from './loadCourtSchedule.ts';
import {
  changePlanForSystem,
  findUnfinishedPlanForSystem,
  insertPlanItems,
  type StoredPlan,
} from './planRepository.ts';
import { searchInThreads } from './searchInThreads.ts';

type Tools = Needs<'db' | 'now'>;

/**
 * Searches for a plan of the court’s calendar, with its progress on record. A search that was interrupted continues at
 * its best solution, with the time that remains. Nothing on the calendar changes.
 */
export async function makePlan(needs: Tools, id: string, signal: AbortSignal): Promise<void> {
  const plan = await findUnfinishedPlanForSystem(needs.db, id);
  if (!plan) return;
  const { schedule, versions } = await loadCourtSchedule(needs.db, plan, needs.now(), mostHearings);
  const failure = failureOf(schedule);
  if (failure) return endPlan(needs, plan.id, { state: 'failed', failure });
  const instance = instanceOf(schedule);
  const total = instance.hearings.length;
  const { begins: begins_at } = slotGrid(schedule.days, schedule.from, schedule.to);
  const start = { state: 'running', instance, begins_at, total } as const;
  if (!(await changePlanForSystem(needs.db, id, start))) return cancelPlan(needs, plan);
  const searched = await searchFor(needs, plan, instance, signal);
  const found = await findUnfinishedPlanForSystem(needs.db, id);
  if (!found || !searched) return cancelPlan(needs, plan);
  const best = pullForward(instance, searched);
  const violations = checkSolution(instance, best);
  if (violations.length > 0) {
    const codes = [...new Set(violations.map(({ code }) => code))].join(', ');
    throw new Error(`A plan of the calendar breaks rules of its instance: ${codes}.`);
  }
  const conflicts = await findConflicts(instance, best.unplaced, signal);
  await needs.db.transaction(async (tx) => {
    const state = found.cancel_requested ? 'canceled' : 'done';
    const end = { state, best, cost: best.cost, placed: best.placements.length, finished_at: needs.now() } as const;
    await insertPlanItems(tx, itemsOf(id, schedule, { instance, best, versions, conflicts }));
    await changePlanForSystem(tx, id, end);
  });
}

/** Why nothing can be searched. */
function failureOf({ hearings, judges, rooms }: CourtSchedule): PlanFailure | null {
  if (hearings.length === 0) return 'nothing_to_place';
  if (hearings.length > mostHearings) return 'too_large';
  if (judges.length === 0) return 'no_judges';
  return rooms.length === 0 ? 'no_rooms' : null;
}

async function searchFor(
  { db }: Tools,
  plan: StoredPlan,
  instance: Instance,
  signal: AbortSignal,
): Promise<Solution | null> {
  const { id, seed, seconds, searched_seconds, best } = plan;
  const began = performance.now();
  const left = Math.max(1, seconds - searched_seconds);
  const from = best && checkSolution(instance, best).length === 0 ? best.placements : null;
  const order = { instance, seed, from, milliseconds: left * 1000 };
  const last = await searchInThreads(order, signal, ({ step, cost, best: solution }) =>
    changePlanForSystem(db, id, {
      ...{ steps: step, cost, best: solution, placed: solution.placements.length },
      searched_seconds: searched_seconds + (performance.now() - began) / 1000,
    }),
  );
  if (!last) return null;
  const searched = { steps: last.step, searched_seconds: searched_seconds + (performance.now() - began) / 1000 };
  await changePlanForSystem(db, id, searched);
  return last.best;
}

/** Ends a plan that was canceled before its search found anything. */
function cancelPlan(needs: Tools, { id }: StoredPlan): Promise<void> {
  return endPlan(needs, id, { state: 'canceled' });
}

async function endPlan({ db, now }: Tools, id: string, end: Parameters<typeof changePlanForSystem>[2]): Promise<void> {
  await changePlanForSystem(db, id, { ...end, finished_at: now() });
}

/** Records that the search failed. */
export function failPlan(needs: Tools, id: string): Promise<void> {
  return endPlan(needs, id, { state: 'failed', failure: 'fault' });
}
