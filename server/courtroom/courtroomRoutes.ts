import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/courtroom';
import { listHearings } from '#contract/hearings';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { enterInCourt } from './enterInCourt.ts';
import { listHearingsToday } from './listHearingsToday.ts';
import { listOpenTimes } from './listOpenTimes.ts';
import { readCourtRecord } from './readCourtRecord.ts';
import { readCourtSession } from './readCourtSession.ts';
import { setPace } from './setPace.ts';
import { signMinuteOrder } from './signMinuteOrder.ts';

/** The session in the courtroom: what is called, recorded, and signed. */
export function courtroomRoutes(app: FastifyInstance, services: Services): void {
  serve(app, listHearings, (viewer, asked) => listHearingsToday(services, viewer, asked));
  serve(app, contract.readCourtSession, (viewer, asked) => readCourtSession(services, viewer, asked));
  serve(app, contract.readCourtRecord, (viewer, { id }) => readCourtRecord(services, viewer, id));
  serve(app, contract.enterInCourt, (clerk, asked) => enterInCourt(services, clerk, asked));
  serve(app, contract.listOpenTimes, (clerk, asked) => listOpenTimes(services, clerk, asked));
  serve(app, contract.setPace, (clerk, asked) => setPace(services, clerk, asked));
  serve(app, contract.signMinuteOrder, (clerk, asked) => signMinuteOrder(services, clerk, asked));
}
