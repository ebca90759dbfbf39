import { createHash, type Hash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { uploadExpiresMs } from '#domain/uploads/quotas';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import type { Checksum } from './Checksum.ts';
import { completeUpload } from './completeUpload.ts';
import { claimUpload, findUpload, noteOffset, type StoredUpload } from './uploadRepository.ts';
import { stopWriter, writeAlone } from './writers.ts';

type Working = Needs<'db' | 'blobs' | 'now'>;
export type Part = {
  /** Where its sender believes that the upload continues. */
  offset: number;
  /** Its announced length; null if it has none. */
  length: number | null;
  checksum: Checksum | null;
  content: Readable;
};

/** A request that brings nothing for so long can be replaced by another process's. */
const leaseMs = 30_000;

/**
 * Adds a part to an upload, in a stream. What arrived before the connection was lost is kept, except with a checksum,
 * which the part must have completely. Returns the new offset and when the upload expires. The last part completes it.
 */
export async function receivePart(
  needs: Working,
  actor: Actor,
  id: string,
  part: Part,
): Promise<{ offset: number; expires_at: Date }> {
  const upload = await findUpload(needs.db, actor, id);
  if (upload.state !== 'receiving') throw new Refusal('upload_complete', { offset: upload.offset_bytes });
  await stopWriter(id);
  const kept = await writeAlone(id, (signal) => write(needs, upload, part, signal));
  if (kept.offset === upload.size_bytes) await completeUpload(needs, id);
  return kept;
}

async function write(needs: Working, { id, size_bytes }: StoredUpload, part: Part, signal: AbortSignal) {
  const { db, blobs, now } = needs;
  const writer = { id, writer: randomUUID() };
  const lease = () => new Date(now().getTime() + leaseMs);
  const claimed = await claimUpload(db, { id }, { ...writer, at: now(), until: lease() });
  if (!claimed) throw new Refusal('upload_being_written', undefined, 5);
  const expires_at = new Date(now().getTime() + uploadExpiresMs);
  const release = (offset_bytes: number) =>
    noteOffset(db, writer, { offset_bytes, changed_at: now(), expires_at, writer: null, writing_until: null });
  const { offset_bytes: from } = claimed;
  const refusal = refusalOf(part, { from, size_bytes });
  if (refusal) {
    await release(from);
    throw refusal;
  }
  const hash = part.checksum ? createHash(part.checksum.algorithm) : null;
  const room = size_bytes - from;
  const { end, broken } = await blobs.parts.write(
    id,
    from,
    admitted(part.content, { room, signal, hash }),
    async (at) => {
      // With a checksum, nothing counts before the end.
      const so_far = hash ? from : at;
      const goesOn = await noteOffset(db, writer, { offset_bytes: so_far, changed_at: now(), writing_until: lease() });
      if (!goesOn) throw new Refusal('upload_being_written', undefined, 5);
    },
  );
  const differs = hash !== null && (broken !== null || hash.digest('base64') !== part.checksum!.value);
  const offset = differs ? from : end;
  if (!(await release(offset))) throw new Refusal('upload_being_written', undefined, 5);
  if (broken !== null) throw refusalOfBreak(broken);
  if (differs) throw new Refusal('upload_checksum_wrong', { offset });
  return { offset, expires_at };
}

function refusalOf({ offset, length }: Part, { from, size_bytes }: { from: number; size_bytes: number }) {
  if (offset !== from) return new Refusal('upload_offset_wrong', { offset: from });
  return length !== null && from + length > size_bytes ? new Refusal('upload_too_long', { size: size_bytes }) : null;
}

type Limits = { room: number; signal: AbortSignal; hash: Hash | null };

/** The bytes of a part, no more than the upload has room for, until another request takes over. */
async function* admitted(content: Readable, { room, signal, hash }: Limits): AsyncGenerator<Uint8Array> {
  let left = room;
  const stop = () => void content.destroy(new Refusal('upload_being_written'));
  signal.addEventListener('abort', stop);
  try {
    // A request that is refused is not destroyed: its sender gets the answer.
    for await (const chunk of content.iterator({ destroyOnReturn: false })) {
      left -= chunk.length;
      if (left < 0) throw new Refusal('upload_too_long');
      hash?.update(chunk);
      yield chunk;
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** A lost connection is no fault of the portal's; a full disk is. */
function refusalOfBreak(broken: unknown): unknown {
  const { code } = broken as NodeJS.ErrnoException;
  const isOurs = code !== undefined && ['ENOSPC', 'EIO', 'EDQUOT', 'EROFS', 'EMFILE'].includes(code);
  return broken instanceof Refusal || isOurs ? broken : new Refusal('unreadable_body');
}
