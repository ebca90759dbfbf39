import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/chambers';
import { signOrder } from '#contract/orders';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { listAwaiting } from './awaitingDocuments.ts';
import { markDocument, unmarkDocument } from './markDocument.ts';
import { readAwaitingDocument } from './readAwaitingDocument.ts';
import { readBundle } from './readBundle.ts';
import { readChambersDay } from './readChambersDay.ts';
import { readMyDay } from './readMyDay.ts';
import { readPacket } from './readPacket.ts';
import { savePrivateNote } from './savePrivateNote.ts';
import { signAndMark } from './signAndMark.ts';

/** A judge's working day. */
export function chambersRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readChambersDay, (judge, { date }) => readChambersDay(services, judge, date));
  serve(app, contract.readMyDay, (judge) => readMyDay(services, judge));
  serve(app, contract.readPacket, (judge, asked) => readPacket(services, judge, asked));
  serve(app, contract.readBundle, (judge, { date }) => readBundle(services, judge, date));
  serve(app, contract.listAwaiting, (judge, asked) => listAwaiting(services, judge, asked));
  serve(app, contract.readAwaitingDocument, (judge, { id }) => readAwaitingDocument(services, judge, id));
  serve(app, contract.markDocument, (judge, asked) => markDocument(services, judge, asked));
  serve(app, signOrder, (judge, asked) => signAndMark(services, judge, asked));
  serve(app, contract.unmarkDocument, (judge, { id }) => unmarkDocument(services, judge, id));
  serve(app, contract.savePrivateNote, (judge, asked) => savePrivateNote(services, judge, asked));
}
