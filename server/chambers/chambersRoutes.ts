import type { FastifyInstance } from 'fastify';
import * as binders from '#contract/binders';
import * as contract from '#contract/chambers';
import { signOrder } from '#contract/orders';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { listAwaiting } from './awaitingDocuments.ts';
import { readBinderDownload, sendBinderDownload, startBinderDownload } from './binders/binderDownloads.ts';
import { listBinderNotes } from './binders/listBinderNotes.ts';
import { orderBinder } from './binders/orderBinder.ts';
import { readBinder } from './binders/readBinder.ts';
import { removeBinderNote } from './binders/removeBinderNote.ts';
import { saveBinderNote } from './binders/saveBinderNote.ts';
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
  serve(app, binders.readBinder, (judge, { id }) => readBinder(services, judge, id));
  serve(app, binders.orderBinder, (judge, asked) => orderBinder(services, judge, asked));
  serve(app, binders.startBinderDownload, (judge, { id }) => startBinderDownload(services, judge, id));
  serve(app, binders.readBinderDownload, (judge, { id }) => readBinderDownload(services, judge, id));
  serveRaw(app, binders.saveBinderDownload, (judge, { id }, { reply }) =>
    sendBinderDownload(services, judge, id, reply),
  );
  serve(app, binders.listBinderNotes, (judge, asked) => listBinderNotes(services, judge, asked));
  serve(app, binders.saveBinderNote, (judge, asked) => saveBinderNote(services, judge, asked));
  serve(app, binders.removeBinderNote, (judge, asked) => removeBinderNote(services, judge, asked));
}
