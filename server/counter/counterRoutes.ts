import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as batches from '#contract/batches';
import * as cash from '#contract/cashiering';
import * as contract from '#contract/counter';
import { findCourt } from '#server/courts/findCourt';
import { readIdempotencyKey } from '#server/filings/readIdempotencyKey';
import { type ExpectedFiles, receiveFiles } from '#server/filings/receiveFiles';
import { sendPdf } from '#server/http/sendPdf';
import { parseInput, serve, serveFiles, serveRaw } from '#server/http/serve';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { assertTus, readCreation, sendCreated } from '#server/uploads/tus';
import { beginBatchUpload } from './batches/beginBatchUpload.ts';
import { listBatches, readBatch } from './batches/describeBatches.ts';
import { makeSheet, printSheet } from './batches/makeSheet.ts';
import { receiveBatch } from './batches/receiveBatch.ts';
import { discardBatch, startFiling } from './batches/settleBatch.ts';
import { sendDrawerReport } from './cash/drawerReport.ts';
import { closeDrawer, listDrawers, openDrawer, readDrawer, readDrawerReceipts } from './cash/drawers.ts';
import { makeReceipt } from './cash/makeReceipt.ts';
import { findReceipt } from './cash/receiptRepository.ts';
import { voidReceipt } from './cash/voidReceipt.ts';
import { writeReceipt } from './cash/writeReceipt.ts';
import { dayRoutes } from './days/dayRoutes.ts';
import { depositRoutes } from './deposits/depositRoutes.ts';
import { feeRoutes } from './fees/feeRoutes.ts';
import { printStampedCopy } from './intake/printStampedCopy.ts';
import { listIntakes, readIntake } from './intake/readIntakes.ts';
import { readOptions } from './intake/readOptions.ts';
import { receivedMoment } from './intake/receivedMoment.ts';
import { takeIn } from './intake/takeIn.ts';
import { takeInCorrection } from './intake/takeInCorrection.ts';

const ofIntake: ExpectedFiles = {
  main_document: { atMost: 1, tooMany: () => new Refusal('too_many_main_documents') },
  supporting_documents: { atMost: 10, tooMany: () => invalidInput('supporting_documents', 'At most ten documents.') },
};
const ofBatch: ExpectedFiles = { batch: { atMost: 1, tooMany: () => new Refusal('one_document_only') } };

/** Documents on paper, payments at the counter, and scanned batches. */
export function counterRoutes(app: FastifyInstance, services: Services): void {
  intakeRoutes(app, services);
  cashRoutes(app, services);
  feeRoutes(app, services);
  dayRoutes(app, services);
  depositRoutes(app, services);
  batchRoutes(app, services);
}

function intakeRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readCounterOptions, (actor, asked) => readOptions(services, actor, asked));
  serve(app, contract.listIntakes, (actor, { page }) => listIntakes(services.db, actor, page));
  serve(app, contract.readIntake, (actor, { id }) => readIntake(services.db, actor, id));
  serveFiles(app, contract.takeInDocuments, async (actor, { request }) => {
    const key = readIdempotencyKey(request) ?? randomUUID();
    const { fields, files } = await receiveFiles(request, services.blobs, ofIntake);
    return takeIn(services, actor, parseInput(contract.takeInDocuments, fields), { files, key });
  });
  serveFiles(app, contract.takeInCorrection, async (actor, { request }) => {
    const { fields, files } = await receiveFiles(request, services.blobs, ofIntake);
    const asked = parseInput(contract.takeInCorrection, { ...fields, ...(request.params as object) });
    return takeInCorrection(services, actor, asked, files);
  });
  serveRaw(app, contract.printStampedCopy, (actor, { id }, { reply }) => printStampedCopy(services, actor, id, reply));
}

function cashRoutes(app: FastifyInstance, services: Services): void {
  serve(app, cash.readDrawer, (actor) => readDrawer(services.db, actor));
  serve(app, cash.openDrawer, (actor, asked) => openDrawer(services, actor, asked));
  serve(app, cash.closeDrawer, (actor, asked) => closeDrawer(services, actor, asked));
  serve(app, cash.listDrawers, (actor, { page }) => listDrawers(services.db, actor, page));
  serve(app, cash.readDrawerReceipts, (actor, { id }) => readDrawerReceipts(services.db, actor, id));
  serveRaw(app, cash.printDrawerReport, (actor, asked, { reply }) => sendDrawerReport(services, actor, asked, reply));
  serve(app, cash.makeReceipt, (actor, asked) => makeReceipt(services, actor, asked));
  serve(app, cash.voidReceipt, (actor, asked) => voidReceipt(services, actor, asked));
  serveRaw(app, cash.printReceipt, async (actor, { id }, { reply }) => {
    const found = await findReceipt(services.db, actor, id);
    const bytes = await writeReceipt(found, await findCourt(services.db, actor.court_id));
    return sendPdf(reply, bytes, `Receipt ${found.receipt.number}.pdf`);
  });
}

function batchRoutes(app: FastifyInstance, services: Services): void {
  serve(app, batches.makeSeparatorSheet, (actor, asked) => makeSheet(services, actor, asked));
  serveRaw(app, batches.printSeparatorSheet, async (actor, { id }, { reply }) =>
    sendPdf(reply, await printSheet(services, actor, id), 'Separator sheet.pdf'),
  );
  serve(app, batches.listBatches, (actor, { page }) => listBatches(services.db, actor, page));
  serveFiles(app, batches.uploadBatch, async (actor, { request }) => {
    const { fields, files } = await receiveFiles(request, services.blobs, ofBatch);
    const asked = parseInput(batches.uploadBatch, fields);
    const received_at = await receivedMoment(services, actor, asked);
    const [file] = files;
    if (!file) throw invalidInput('batch', 'Choose the scanned batch.');
    const { court_id } = actor;
    const { id } = await receiveBatch(services, { court_id, actor, source: 'upload', file, received_at });
    return { message: 'Batch divided', batch: await readBatch(services.db, actor, id) };
  });
  serveRaw(app, batches.beginBatchUpload, async (actor, _asked, { request, reply }) => {
    assertTus(request, reply);
    return sendCreated(reply, await beginBatchUpload(services, actor, readCreation(request)));
  });
  serve(app, batches.fileBatch, (actor, { id }) => startFiling(services, actor, id));
  serve(app, batches.discardBatch, (actor, { id }) => discardBatch(services, actor, id));
}
