import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/calendarPlans';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { listPlans, readPlan } from './readPlans.ts';
import { cancelPlan, startPlan } from './startPlan.ts';

/** Plans of the court’s calendar by the optimizer. */
export function planRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.startCalendarPlan, (actor, asked) => startPlan(services, actor, asked));
  serve(app, contract.listCalendarPlans, async (actor) => ({ data: await listPlans(services, actor) }));
  serve(app, contract.readCalendarPlan, (actor, { id }) => readPlan(services, actor, id));
  serve(app, contract.cancelCalendarPlan, (actor, { id }) => cancelPlan(services, actor, id));
}
