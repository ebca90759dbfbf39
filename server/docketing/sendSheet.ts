import type { FastifyReply } from 'fastify';
import { recordActivity } from '#server/activity/recordActivity';
import { toAttachment } from '#server/http/toAttachment';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { recordSealed } from '#server/seals/certificateRepository';
import { sealPdf } from '#server/seals/sealPdf';
import { composeSheet } from './composeSheet.ts';
import type { DocketSheet } from './DocketSheet.ts';
import { writeCertificate, writeDocketSheet } from './writeDocketSheet.ts';

type Asked = { id: string; certified: boolean };

/** Sends the docket of a case as a PDF. A certified one has the court’s seal and is on record with its hash. */
export async function sendSheet(
  needs: Needs<'db' | 'config' | 'now'>,
  viewer: Actor,
  asked: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sheet = await composeSheet(needs, viewer, asked);
  const { certificate, case_number } = sheet;
  const printed = await writeDocketSheet(sheet);
  const bytes = certificate ? await certify(needs, viewer, { id: asked.id, sheet, printed, ...certificate }) : printed;
  const name = `${certificate ? 'Certified docket sheet' : 'Docket sheet'} ${case_number}.pdf`;
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': toAttachment(name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}

type Certifying = { id: string; sheet: DocketSheet; printed: Uint8Array; clerk: string; sha256: string };

/** The sheet with the clerk’s certificate under the seal of the court. */
async function certify(
  needs: Needs<'db' | 'config' | 'now'>,
  viewer: Actor,
  { id, sheet, printed, clerk, sha256 }: Certifying,
): Promise<Uint8Array> {
  const { case_number, title, entries, made_at: at } = sheet;
  const reason = `Certified docket sheet ${case_number}`;
  const { bytes, record } = await sealPdf(needs, {
    ...{ pdf: printed, court_id: viewer.court_id, signer: { name: clerk, title: 'Deputy Clerk' }, at, reason },
    words: { caption: [title, reason], paragraphs: writeCertificate(sheet, sha256) },
  });
  await needs.db.transaction(async (tx) => {
    await recordSealed(tx, record);
    await recordActivity(tx, needs, viewer, {
      ...{ action: 'docket_certified', subject_type: 'case', subject_id: id },
      values: { case_number, entries: entries.length, sha256 },
    });
  });
  return bytes;
}
