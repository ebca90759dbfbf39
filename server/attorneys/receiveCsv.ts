import type { FastifyRequest } from 'fastify';
import { cleanFileName } from '#domain/documents/cleanFileName';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { recordingMalware } from '#server/scanning/recordMalware';

/** An uploaded roster as text. */
export type ReceivedCsv = { file_name: string; text: string };

/** Reads the `file` of a multipart form, which must be a CSV by name and text by content. */
export async function receiveCsv(
  needs: Needs<'db' | 'config' | 'now' | 'quarantine'>,
  actor: Actor,
  request: FastifyRequest,
): Promise<ReceivedCsv> {
  if (!request.isMultipart()) throw new Refusal('csv_missing');
  const part = await request.file().catch(() => {
    throw new Refusal('unreadable_body');
  });
  if (!part?.filename || part.fieldname !== 'file') throw new Refusal('csv_missing');
  const bytes = await part.toBuffer().catch((error: { code?: string }) => {
    throw new Refusal(error.code === 'FST_REQ_FILE_TOO_LARGE' ? 'csv_too_large' : 'unreadable_body');
  });
  if (!/\.csv$/i.test(part.filename)) throw new Refusal('csv_wrong_type');
  const file_name = cleanFileName(part.filename) || 'roster.csv';
  await recordingMalware(needs, actor, () => needs.quarantine.admitBytes(bytes, file_name));
  return { file_name, text: decode(bytes) };
}

/** Excel writes UTF-8 with a mark, or Windows' own Latin; anything with a NUL is no text. */
function decode(bytes: Buffer): string {
  if (bytes.includes(0)) throw new Refusal('csv_wrong_type');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
