import type { FastifyReply } from 'fastify';
import { recordActivity } from '#server/activity/recordActivity';
import { toAttachment } from '#server/http/toAttachment';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { composeSheet } from './composeSheet.ts';
import { writeDocketSheet } from './writeDocketSheet.ts';

type Asked = { id: string; certified: boolean };

/** Sends the docket of a case as a PDF. A certification is recorded with the hash that the sheet states. */
export async function sendSheet(
  needs: Needs<'db' | 'config' | 'now'>,
  viewer: Actor,
  asked: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sheet = await composeSheet(needs, viewer, asked);
  const bytes = await writeDocketSheet(sheet);
  const { certificate, case_number, entries } = sheet;
  if (certificate) {
    const values = { case_number, entries: entries.length, sha256: certificate.sha256 };
    await needs.db.transaction((tx) =>
      recordActivity(tx, needs, viewer, {
        action: 'docket_certified',
        subject_type: 'case',
        subject_id: asked.id,
        values,
      }),
    );
  }
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
