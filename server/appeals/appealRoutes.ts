import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/appealRecords';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { assembleRecord } from './records/assembleRecord.ts';
import { certifyRecord } from './records/certifyRecord.ts';
import { readAppealRecords } from './records/readAppealRecords.ts';
import { sendRecord } from './records/sendRecord.ts';

/** Records on appeal. */
export function appealRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readAppealRecords, (actor, { id }) => readAppealRecords(services, actor, id));
  serve(app, contract.assembleAppealRecord, (actor, asked) => assembleRecord(services, actor, asked));
  serveRaw(app, contract.downloadAppealRecord, (actor, { id }, { reply }) => sendRecord(services, actor, id, reply));
  serve(app, contract.certifyAppealRecord, (actor, { id }) => certifyRecord(services, actor, id));
}
