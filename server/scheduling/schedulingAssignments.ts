import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { failPlan, makePlan } from './makePlan.ts';
import { calendarPlanJob } from './planJob.ts';

/** The handler of searches for plans of the calendar. */
export function schedulingAssignments(needs: Needs<'db' | 'now'>): Assignment[] {
  return [
    assign(calendarPlanJob, {
      run: ({ id }, { signal }) => makePlan(needs, id, signal),
      failed: ({ id }) => failPlan(needs, id),
    }),
  ];
}
