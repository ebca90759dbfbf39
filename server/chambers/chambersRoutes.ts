import type { FastifyInstance } from 'fastify';
import * as memos from '#contract/benchMemos';
import * as binders from '#contract/binders';
import * as contract from '#contract/chambers';
import * as staff from '#contract/chambersStaff';
import { signOrder } from '#contract/orders';
import { serve, serveRaw } from '#server/http/serve';
import type { Actor } from '#server/kernel/actor';
import type { Services } from '#server/kernel/needs';
import { actingFor } from '#server/visibility/actsFor';
import { listAwaiting } from './awaitingDocuments.ts';
import { readBinderDownload, sendBinderDownload, startBinderDownload } from './binders/binderDownloads.ts';
import { listBinderNotes } from './binders/listBinderNotes.ts';
import { readOfflineKeys } from './binders/offlineKeys.ts';
import { orderBinder } from './binders/orderBinder.ts';
import { readBinder } from './binders/readBinder.ts';
import { removeBinderNote } from './binders/removeBinderNote.ts';
import { saveBinderNote } from './binders/saveBinderNote.ts';
import { markDocument, unmarkDocument } from './markDocument.ts';
import { listMemos, moveMemo, readMemo, saveMemo } from './memos/changeMemos.ts';
import { readQueue } from './memos/readQueue.ts';
import { startMemo } from './memos/startMemo.ts';
import { readAwaitingDocument } from './readAwaitingDocument.ts';
import { readBundle } from './readBundle.ts';
import { readChambersDay } from './readChambersDay.ts';
import { readMyDay } from './readMyDay.ts';
import { readPacket } from './readPacket.ts';
import { savePrivateNote } from './savePrivateNote.ts';
import { signAndMark } from './signAndMark.ts';
import { appointMember, endMembership, listStaff } from './staff/manageStaff.ts';
import { readOwnChambers } from './staff/readOwnChambers.ts';

/** A judge's working day. */
export function chambersRoutes(app: FastifyInstance, services: Services): void {
  const one = (viewer: Actor, judge_id: string | undefined) => actingFor(services.db, viewer, judge_id);
  serve(app, contract.readChambersDay, async (judge, { date, judge_id }) =>
    readChambersDay(services, await one(judge, judge_id), date),
  );
  serve(app, contract.readMyDay, async (judge, { judge_id }) => readMyDay(services, await one(judge, judge_id)));
  serve(app, contract.readPacket, (judge, asked) => readPacket(services, judge, asked));
  serve(app, contract.readBundle, async (judge, { date, judge_id }) =>
    readBundle(services, await one(judge, judge_id), date),
  );
  serve(app, contract.listAwaiting, async (judge, { judge_id, ...asked }) =>
    listAwaiting(services, await one(judge, judge_id), asked),
  );
  serve(app, contract.readAwaitingDocument, (judge, { id }) => readAwaitingDocument(services, judge, id));
  serve(app, contract.markDocument, (judge, asked) => markDocument(services, judge, asked));
  serve(app, signOrder, (judge, asked) => signAndMark(services, judge, asked));
  serve(app, contract.unmarkDocument, (judge, { id }) => unmarkDocument(services, judge, id));
  serve(app, contract.savePrivateNote, (judge, asked) => savePrivateNote(services, judge, asked));
  serve(app, staff.listChambersStaff, (actor) => listStaff(services, actor));
  serve(app, staff.appointChambersMember, (actor, asked) => appointMember(services, actor, asked));
  serve(app, staff.endChambersMembership, (actor, asked) => endMembership(services, actor, asked));
  serve(app, staff.readOwnChambers, (viewer) => readOwnChambers(services, viewer));
  serve(app, memos.listBenchMemos, (viewer, asked) => listMemos(services, viewer, asked));
  serve(app, memos.startBenchMemo, (actor, asked) => startMemo(services, actor, asked));
  serve(app, memos.readBenchMemo, (viewer, { id }) => readMemo(services, viewer, id));
  serve(app, memos.saveBenchMemo, (actor, asked) => saveMemo(services, actor, asked));
  serve(app, memos.moveBenchMemo, (actor, asked) => moveMemo(services, actor, asked));
  serve(app, memos.readChambersQueue, (viewer) => readQueue(services, viewer));
  serve(app, binders.readBinder, (judge, { id }) => readBinder(services, judge, id));
  serve(app, binders.orderBinder, (judge, asked) => orderBinder(services, judge, asked));
  serve(app, binders.readOfflineKeys, (judge, _asked, { reply }) => readOfflineKeys(services, judge, reply));
  serve(app, binders.startBinderDownload, (judge, { id }) => startBinderDownload(services, judge, id));
  serve(app, binders.readBinderDownload, (judge, { id }) => readBinderDownload(services, judge, id));
  serveRaw(app, binders.saveBinderDownload, (judge, { id }, { reply }) =>
    sendBinderDownload(services, judge, id, reply),
  );
  serve(app, binders.listBinderNotes, (judge, asked) => listBinderNotes(services, judge, asked));
  serve(app, binders.saveBinderNote, (judge, asked) => saveBinderNote(services, judge, asked));
  serve(app, binders.removeBinderNote, (judge, asked) => removeBinderNote(services, judge, asked));
}
