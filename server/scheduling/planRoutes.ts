import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/calendarPlans';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { acceptPlan } from './acceptPlan.ts';
import { explainWhy, explainWhyNot } from './explainPlan.ts';
import { readWeights, saveWeights } from './planWeights.ts';
import { listPlans, readPlan } from './readPlans.ts';
import { cancelPlan, startPlan } from './startPlan.ts';

/** Plans of the court’s calendar by the optimizer. */
export function planRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.startCalendarPlan, (actor, asked) => startPlan(services, actor, asked));
  serve(app, contract.listCalendarPlans, async (actor) => ({ data: await listPlans(services, actor) }));
  serve(app, contract.readCalendarPlan, (actor, { id }) => readPlan(services, actor, id));
  serve(app, contract.cancelCalendarPlan, (actor, { id }) => cancelPlan(services, actor, id));
  serve(app, contract.acceptCalendarPlan, (actor, asked) => acceptPlan(services, actor, asked));
  serve(app, contract.explainPlace, (actor, asked) => explainWhy(services, actor, asked));
  serve(app, contract.explainOtherPlace, (actor, asked) => explainWhyNot(services, actor, asked));
  serve(app, contract.readPlanWeights, (actor) => readWeights(services, actor));
  serve(app, contract.savePlanWeights, (actor, weights) => saveWeights(services, actor, weights));
}
