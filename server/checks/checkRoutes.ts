import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/checks';
import * as rules from '#contract/courtRules';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { askForCheck } from './askForCheck.ts';
import { listChecks } from './listChecks.ts';
import { adoptRules } from './rules/adoptRules.ts';
import { listCourtRules } from './rules/listCourtRules.ts';
import { enterStandingOrder, listStandingOrders, withdrawStandingOrder } from './rules/standingOrders.ts';
import { withdrawRule } from './rules/withdrawRule.ts';

/** Checks of filings against their court's rules, and the court's settings for those rules. */
export function checkRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serve(app, contract.checkFiling, (actor, { id }) => askForCheck(services, actor, id));
  serve(app, contract.listChecks, (viewer, { id }) => listChecks(db, viewer, id));

  serve(app, rules.listCourtRules, (viewer, asked) => listCourtRules(services, viewer, asked));
  serve(app, rules.adoptRules, (actor, asked) => adoptRules(services, actor, asked));
  serve(app, rules.withdrawRule, (actor, { rule_id }) => withdrawRule(services, actor, rule_id));
  serve(app, rules.listStandingOrders, (viewer) => listStandingOrders(db, viewer));
  serve(app, rules.enterStandingOrder, (actor, asked) => enterStandingOrder(services, actor, asked));
  serve(app, rules.withdrawStandingOrder, (actor, { id }) => withdrawStandingOrder(services, actor, id));
}
