import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/payments';
import { type ExpectedFiles, receiveFiles } from '#server/filings/receiveFiles';
import { actForFiler, actForOwner, actForPayer } from '#server/firms/actForOwner';
import { parseInput, serve, serveFiles, serveRaw } from '#server/http/serve';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Services } from '#server/kernel/needs';
import { callbackRoute } from './callbackRoute.ts';
import { chooseFees } from './draft/chooseFees.ts';
import { readDraftFees } from './draft/readDraftFees.ts';
import { startPayment } from './draft/startPayment.ts';
import { addWaiver, removeWaiver } from './draft/waiverDocument.ts';
import { changeFee } from './filed/changeFee.ts';
import { decideWaiver } from './filed/decideWaiver.ts';
import { readFiledFees } from './filed/readFiledFees.ts';
import { requestWaiver } from './filed/requestWaiver.ts';
import { sendWaiver } from './filed/sendWaiver.ts';
import { readPaymentSettings, savePaymentSettings } from './paymentSettings.ts';
import { readReconciliation, sendDifferences, settleDifference } from './reconciliation/readReconciliation.ts';
import { refreshPayments } from './refreshPayments.ts';

const ofWaiver: ExpectedFiles = {
  waiver: { atMost: 1, tooMany: () => invalidInput('waiver', 'Send one document.') },
};

/** Fees of drafts and filings, payments, waivers, and their reconciliation. */
export async function paymentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const ofOwner = (user: Actor, id: string) => actForOwner(services.db, user, id);
  const ofPayer = (user: Actor, id: string) => actForPayer(services.db, user, id);
  serve(app, contract.readDraftFees, async (user, { id }) => readDraftFees(services, await ofOwner(user, id), id));
  serve(app, contract.chooseFees, async (user, asked) => chooseFees(services, await ofOwner(user, asked.id), asked));
  serve(app, contract.startPayment, async (user, { id }) => startPayment(services, await ofPayer(user, id), id));
  serve(app, contract.refreshPayments, async (user, { id }) => refreshPayments(services, await ofPayer(user, id), id));
  serveFiles(app, contract.addWaiver, async (user, { request }) => {
    const { files } = await receiveFiles(request, services.blobs, ofWaiver);
    const { id } = parseInput(contract.addWaiver, request.params);
    return addWaiver(services, await ofOwner(user, id), id, files[0]);
  });
  serveFiles(app, contract.requestWaiver, async (user, { request }) => {
    const { files } = await receiveFiles(request, services.blobs, ofWaiver);
    const { id } = parseInput(contract.requestWaiver, request.params);
    return requestWaiver(services, await actForFiler(services.db, user, id), id, files[0]);
  });
  serve(app, contract.removeWaiver, async (user, { id }) => removeWaiver(services, await ofOwner(user, id), id));
  serveRaw(app, contract.readWaiver, (viewer, { id }, { reply }) => sendWaiver(services, viewer, id, reply));
  serve(app, contract.readFiledFees, async (viewer, { id }) => ({ fees: await readFiledFees(services, viewer, id) }));
  serve(app, contract.changeFee, (actor, asked) => changeFee(services, actor, asked));
  serve(app, contract.decideWaiver, (actor, asked) => decideWaiver(services, actor, asked));
  serve(app, contract.readReconciliation, (viewer, { page }) => readReconciliation(services, viewer, page));
  serveRaw(app, contract.printReconciliation, (viewer, _asked, { reply }) => sendDifferences(services, viewer, reply));
  serve(app, contract.settleDifference, (actor, asked) => settleDifference(services, actor, asked));
  serve(app, contract.readPaymentSettings, (viewer) => readPaymentSettings(services, viewer));
  serve(app, contract.savePaymentSettings, (actor, asked) => savePaymentSettings(services, actor, asked));
  await callbackRoute(app, services);
  if (services.payments?.name !== 'test') return;
  // A real court does not load it.
  const { testPageRoutes } = await import('./testProvider/testPageRoutes.ts');
  await testPageRoutes(app, services);
}
