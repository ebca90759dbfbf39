import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { detectSeparator } from '#domain/attorneys/imports/detectSeparator';
import { type Encoding, importLimits, type Separator } from '#domain/attorneys/imports/importTerms';
import { cleanFileName } from '#domain/documents/cleanFileName';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { recordingMalware } from '#server/scanning/recordMalware';
import { decodeText, detectEncoding } from './detectEncoding.ts';

/** An uploaded roster with what was recognized of its format. */
export type RosterFile = {
  file_name: string;
  content: Buffer;
  sha256: string;
  encoding: Encoding;
  separator: Separator;
};

/** Reads the `file` of a multipart form, which must be a CSV by name and text by content. */
export async function receiveRosterFile(
  needs: Needs<'db' | 'config' | 'now' | 'quarantine'>,
  actor: Actor,
  request: FastifyRequest,
): Promise<RosterFile> {
  if (!request.isMultipart()) throw new Refusal('csv_missing');
  const part = await request.file({ limits: { fileSize: importLimits.bytes, files: 1 } }).catch(() => {
    throw new Refusal('unreadable_body');
  });
  if (!part?.filename || part.fieldname !== 'file') throw new Refusal('csv_missing');
  const content = await part.toBuffer().catch((error: { code?: string }) => {
    throw new Refusal(error.code === 'FST_REQ_FILE_TOO_LARGE' ? 'import_file_too_large' : 'unreadable_body');
  });
  if (!/\.(?:csv|tsv|txt)$/i.test(part.filename)) throw new Refusal('csv_wrong_type');
  const file_name = cleanFileName(part.filename) || 'roster.csv';
  await recordingMalware(needs, actor, () => needs.quarantine.admitBytes(content, file_name));
  const encoding = detectEncoding(content);
  if (!encoding) throw new Refusal('csv_wrong_type');
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { file_name, content, sha256, encoding, separator: detectSeparator(decodeText(content, encoding)) };
}
