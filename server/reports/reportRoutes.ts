import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/reports';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { downloadReport, downloadReportRows } from './downloadReport.ts';
import { listReportRows } from './listReportRows.ts';
import { readReport } from './readReport.ts';

/** The court's figures, and the rows behind each of them. */
export function reportRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readReport, (actor, asked) => readReport(services, actor, asked));
  serve(app, contract.listReportRows, (actor, asked) => listReportRows(services, actor, asked));
  serveRaw(app, contract.downloadReport, (actor, asked, { reply }) => downloadReport(services, actor, asked, reply));
  serveRaw(app, contract.downloadReportRows, (actor, asked, { reply }) =>
    downloadReportRows(services, actor, asked, reply),
  );
}
