import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/feeAccounts';
import { findCourt } from '#server/courts/findCourt';
import { sendPdf } from '#server/http/sendPdf';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { findRefund } from '../cash/refundRepository.ts';
import { writeRefund } from '../cash/writeRefund.ts';
import { adjustFee, assessFee, waiveFee } from './changeCharge.ts';
import { readCaseFees, readFilingFees } from './readAccount.ts';
import { refundFee } from './refundFee.ts';
import { sendStatement } from './sendStatement.ts';

/** The fee accounts of cases and filings. */
export function feeRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readCaseFees, (viewer, { id }) => readCaseFees(services, viewer, id));
  serve(app, contract.readFilingFees, (viewer, { id }) => readFilingFees(services, viewer, id));
  serveRaw(app, contract.printFeeStatement, (viewer, asked, { reply }) =>
    sendStatement(services, viewer, asked, reply),
  );
  serve(app, contract.assessFee, (actor, asked) => assessFee(services, actor, asked));
  serve(app, contract.adjustFee, (actor, asked) => adjustFee(services, actor, asked));
  serve(app, contract.waiveFee, (actor, asked) => waiveFee(services, actor, asked));
  serve(app, contract.refundFee, (actor, asked) => refundFee(services, actor, asked));
  serveRaw(app, contract.printRefund, async (viewer, { id }, { reply }) => {
    const found = await findRefund(services.db, viewer, id);
    const bytes = await writeRefund(found, await findCourt(services.db, viewer.court_id));
    return sendPdf(reply, bytes, `Refund ${found.refund.number}.pdf`);
  });
}
