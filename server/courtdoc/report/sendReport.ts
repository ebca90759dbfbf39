import type { FastifyReply } from 'fastify';
import { toAttachment } from '#server/http/toAttachment';
import type { Report } from './Report.ts';
import { writeReport } from './writeReport.ts';

/** Sends a report as a download, as PDF or JSON. */
export async function sendReport(report: Report, format: 'pdf' | 'json', reply: FastifyReply): Promise<FastifyReply> {
  const name = `${report.document_name.replace(/\.[^.]+$/, '')} - compliance report.${format}`;
  const body = format === 'pdf' ? await writeReport(report) : JSON.stringify(report, null, 2);
  return reply
    .headers({
      'content-type': format === 'pdf' ? 'application/pdf' : 'application/json; charset=utf-8',
      'content-disposition': toAttachment(name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(body);
}
