import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/cashDays';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { recordBankDeposit, settleDayDifference } from './changeDay.ts';
import { describeDay } from './describeDay.ts';
import { sendDayReport } from './sendDayReport.ts';

/** The reconciliation of court days. */
export function dayRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readCashDay, (viewer, { day }) => describeDay(services.db, services, viewer, day));
  serveRaw(app, contract.printCashDay, (viewer, asked, { reply }) => sendDayReport(services, viewer, asked, reply));
  serve(app, contract.recordBankDeposit, (actor, asked) => recordBankDeposit(services, actor, asked));
  serve(app, contract.settleDayDifference, (actor, asked) => settleDayDifference(services, actor, asked));
}
