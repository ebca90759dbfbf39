import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { cleanFileName } from '#domain/documents/cleanFileName';
import { maxDocumentBytes } from '#domain/documents/fileFormats';
import { invalidInput } from '#server/kernel/invalidInput';
import type { BlobStore } from '#server/kernel/ports/BlobStore';
import { Refusal } from '#server/kernel/Refusal';

/** One file of a form, safe in the blob store. Its name is for people to read and is trusted for nothing. */
export type ReceivedFile = { field: string; file_name: string; sha256: string; size: number };
export type ReceivedForm = { fields: Record<string, string>; files: ReceivedFile[] };

/** Which file fields a form may have, and how many files each. */
export type ExpectedFiles = Record<string, { atMost: number; tooMany: () => Refusal }>;

const partLimits = { parts: 60, fields: 30, fieldSize: 16 * 1024, fileSize: Number.POSITIVE_INFINITY };
/**
 * How much of a refused form is read and discarded, so that its sender gets the response and not a connection reset.
 */
const drainBytes = 64 * 1024 * 1024;

/**
 * Streams the files of a multipart form into the blob store while hashing them; fields may come before or after. The
 * first problem is the response, but the form is read to its end.
 */
export async function receiveFiles(
  request: FastifyRequest,
  blobs: BlobStore,
  expected: ExpectedFiles,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Refusal('unreadable_body');
  const form: ReceivedForm = { fields: {}, files: [] };
  const drain = { left: drainBytes };
  let refused: unknown;

  for await (const part of partsOf(request)) {
    try {
      if (refused === undefined) await takePart(form, part, blobs, expected);
    } catch (error) {
      refused = error;
    }
    if (part.type === 'file') await drainFile(part, drain);
    if (drain.left < 0) break;
  }
  // A client that keeps sending gets a moment to read the response; then the connection is closed.
  if (drain.left < 0) setTimeout(() => request.raw.destroy(), 2000).unref();
  if (refused !== undefined) throw refused;
  return form;
}

/** The parts as they come. A parse error is the sender's, not a server fault. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: partLimits, throwFileSizeLimit: false } as object);
  } catch {
    throw new Refusal('unreadable_body');
  }
}

async function takePart(form: ReceivedForm, part: Multipart, blobs: BlobStore, expected: ExpectedFiles): Promise<void> {
  if (part.type === 'field') return takeField(form, part.fieldname, part.value, part.valueTruncated);
  const rule = Object.hasOwn(expected, part.fieldname) ? expected[part.fieldname] : undefined;
  if (!rule) throw invalidInput(part.fieldname, 'This request does not accept a file in this field.');
  const already = form.files.filter(({ field }) => field === part.fieldname).length;
  const stored = await store(part, blobs);
  // A browser sends a nameless, empty file for an input where nothing was chosen.
  if (stored.size === 0 && !part.filename) return;
  if (already >= rule.atMost) throw rule.tooMany();
  form.files.push({ field: part.fieldname, file_name: nameOf(part), ...stored });
}

async function store(part: MultipartFile, blobs: BlobStore) {
  try {
    return await blobs.put(part.file.iterator({ destroyOnReturn: false }), maxDocumentBytes);
  } catch (error) {
    if (part.file.errored) throw new Refusal('unreadable_body');
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, { ...(error.details as object | undefined), file_name: nameOf(part) });
  }
}

function takeField(form: ReceivedForm, name: string, value: unknown, truncated: boolean): void {
  if (typeof value !== 'string') throw invalidInput(name, 'Send this field as plain text.');
  if (truncated) throw invalidInput(name, 'This value is too long.');
  if (Object.hasOwn(form.fields, name)) throw invalidInput(name, 'Send this field only once.');
  form.fields[name] = value;
}

function nameOf(part: MultipartFile): string {
  return cleanFileName(part.filename ?? '') || 'document';
}

async function drainFile(part: MultipartFile, drain: { left: number }): Promise<void> {
  if (part.file.readableEnded || part.file.destroyed) return;
  for await (const chunk of part.file) {
    drain.left -= (chunk as Buffer).length;
    if (drain.left < 0) return;
  }
}
