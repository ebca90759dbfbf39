import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/chambers';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { listAwaiting } from './awaitingPapers.ts';
import { markPaper, unmarkPaper } from './markPaper.ts';
import { readBundle } from './readBundle.ts';
import { readChambersDay } from './readChambersDay.ts';
import { readPacket } from './readPacket.ts';
import { readPaper } from './readPaper.ts';
import { savePrivateNote } from './savePrivateNote.ts';

/** A judge's working day. */
export function chambersRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readChambersDay, (judge, { date }) => readChambersDay(services, judge, date));
  serve(app, contract.readPacket, (judge, asked) => readPacket(services, judge, asked));
  serve(app, contract.readBundle, (judge, { date }) => readBundle(services, judge, date));
  serve(app, contract.listAwaiting, (judge, asked) => listAwaiting(services, judge, asked));
  serve(app, contract.readPaper, (judge, { id }) => readPaper(services, judge, id));
  serve(app, contract.markPaper, (judge, asked) => markPaper(services, judge, asked));
  serve(app, contract.unmarkPaper, (judge, { id }) => unmarkPaper(services, judge, id));
  serve(app, contract.savePrivateNote, (judge, asked) => savePrivateNote(services, judge, asked));
}
