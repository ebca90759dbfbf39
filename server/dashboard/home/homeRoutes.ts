import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/home';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { markEntriesSeen } from './markEntriesSeen.ts';
import { readAttention } from './readAttention.ts';
import { readCaseAhead } from './readCaseAhead.ts';
import { readWeek } from './readWeek.ts';

/** The home of people who file. */
export function homeRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readHomeAttention, (actor) => readAttention(services, actor));
  serve(app, contract.readHomeWeek, (actor, asked) => readWeek(services, actor, asked));
  serve(app, contract.readCaseAhead, (actor, { id }) => readCaseAhead(services, actor, id));
  serve(app, contract.markEntriesSeen, (actor, asked) => markEntriesSeen(services, actor, asked));
}
