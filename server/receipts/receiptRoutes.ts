import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/receipts';
import { printProofOfService as printProofEndpoint } from '#contract/service';
import { findFiling } from '#server/filings/filingRepository';
import { findReceiptForSystem } from '#server/filings/receipts/receiptRepository';
import { sendPdf } from '#server/http/sendPdf';
import { serve, servePublic, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { printProofOfService } from './printProofOfService.ts';
import { printReceiptForSystem } from './printReceipt.ts';
import { readFilingProgress } from './readFilingProgress.ts';
import { stampLeadDocument } from './stampLeadDocument.ts';
import { matchFingerprint, readPublicReceipt } from './verifyReceipt.ts';

/** An office that shares one address can verify this many documents a minute; no one can try many addresses. */
const verificationsPerMinute = 60;

/** Receipts, stamped copies, and their public verification. */
export function receiptRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readFilingProgress, (actor, { id }) => readFilingProgress(services, actor, id));
  serveRaw(app, contract.printFilingReceipt, async (actor, { id }, { reply }) => {
    const { filing } = await findFiling(services.db, actor, id);
    const receipt = await findReceiptForSystem(services.db, filing);
    if (!receipt) throw new Refusal('not_found');
    const { bytes, name } = await printReceiptForSystem(services, receipt, actor);
    return sendPdf(reply, bytes, name);
  });
  serveRaw(app, printProofEndpoint, async (actor, asked, { reply }) => {
    const { bytes, name } = await printProofOfService(services, actor, asked);
    return sendPdf(reply, bytes, name);
  });
  serveRaw(app, contract.printFiledCopy, async (actor, { id }, { reply }) => {
    const { bytes, name } = await stampLeadDocument(services, actor, id);
    return sendPdf(reply, bytes, name);
  });
  servePublic(
    app,
    contract.readPublicReceipt,
    (_caller, { token }) => readPublicReceipt(services, token),
    verificationsPerMinute,
  );
  servePublic(
    app,
    contract.matchFingerprint,
    (_caller, asked) => matchFingerprint(services, asked),
    verificationsPerMinute,
  );
}
