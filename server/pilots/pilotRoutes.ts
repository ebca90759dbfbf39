import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/pilots';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { changePilot, createPilot, endPilot, listPilots } from './managePilots.ts';
import { markDisagreement } from './markDisagreement.ts';
import { listPilotFilings, readPilot, sendPilotDocument } from './readPilot.ts';
import { sendPilotReport } from './report/sendPilotReport.ts';

/** Pilots, in which the portal is compared with the clerks of an existing system. */
export function pilotRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listPilots, (actor) => listPilots(services, actor));
  serve(app, contract.createPilot, (actor, asked) => createPilot(services, actor, asked));
  serve(app, contract.readPilot, (actor, { id }) => readPilot(services, actor, id));
  serve(app, contract.changePilot, (actor, change) => changePilot(services, actor, change));
  serve(app, contract.endPilot, (actor, asked) => endPilot(services, actor, asked));
  serve(app, contract.listPilotFilings, (actor, asked) => listPilotFilings(services, actor, asked));
  serve(app, contract.markDisagreement, (actor, mark) => markDisagreement(services, actor, mark));
  serveRaw(app, contract.readPilotDocument, (actor, { id }, { reply }) =>
    sendPilotDocument(services, actor, id, reply),
  );
  serveRaw(app, contract.downloadPilotReport, (actor, { id }, { reply }) =>
    sendPilotReport(services, actor, id, reply),
  );
}
