import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/calendarBoard';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { readCalendarBoard } from './readCalendarBoard.ts';
import { readPlacementFacts } from './readPlacementFacts.ts';

/** The calendar board: the hearings of some days in their courtrooms, and where one of them can be moved. */
export function calendarBoardRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readCalendarBoard, (viewer, asked) => readCalendarBoard(services, viewer, asked));
  serve(app, contract.readPlacementFacts, (actor, asked) => readPlacementFacts(services, actor, asked));
}
