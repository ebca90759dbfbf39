import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/deposits';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { listDeposits, readDeposit } from './describeDeposit.ts';
import { openDeposit } from './openDeposit.ts';
import { refundDeposit } from './refundDeposit.ts';
import { sendDepositStatement } from './sendDepositStatement.ts';

/** Deposit accounts of attorneys and firms. */
export function depositRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listDeposits, (viewer) => listDeposits(services.db, viewer));
  serve(app, contract.readDeposit, (viewer, { id }) => readDeposit(services.db, viewer, id));
  serveRaw(app, contract.printDeposit, (viewer, asked, { reply }) =>
    sendDepositStatement(services, viewer, asked, reply),
  );
  serve(app, contract.openDeposit, (actor, asked) => openDeposit(services, actor, asked));
  serve(app, contract.refundDeposit, (actor, asked) => refundDeposit(services, actor, asked));
}
