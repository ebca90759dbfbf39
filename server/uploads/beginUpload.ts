import { bytesPerMb } from '#domain/uploads/bytesPerMb';
import { quotas, uploadExpiresMs } from '#domain/uploads/quotas';
import { lockName } from '#server/db/lockName';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findSizeLimits } from './courtLimits.ts';
import { countUnfinished, insertUpload, type NewUpload, type StoredUpload } from './uploadRepository.ts';

type Asked = Pick<NewUpload, 'purpose' | 'file_name' | 'size_bytes'> &
  Partial<Pick<NewUpload, 'envelope_id' | 'filing_id' | 'replaces' | 'choices' | 'fingerprint'>>;

/** So much of the disk stays free for everything else. */
const reserveBytes = 1024 * 1024 * 1024;

/**
 * Begins an upload whose target the caller has checked, within the court's limits and everyone's share of the storage.
 * `inEnvelope` returns what the envelope contains and what is on its way there, while no other upload begins.
 */
export async function beginUpload(
  { db, blobs, now }: Needs<'db' | 'blobs' | 'now'>,
  actor: Actor,
  asked: Asked,
  inEnvelope: (tx: Db) => Promise<number> = async () => 0,
): Promise<StoredUpload> {
  const { court, ...limits } = await findSizeLimits(db, actor.court_id);
  const { file_name, size_bytes } = asked;
  const details = { file_name, size: size_bytes, court, authority: limits.authority };
  const most = limits.document_mb * bytesPerMb;
  if (size_bytes > most) throw new Refusal('document_over_court_limit', { ...details, limit_bytes: most });
  if ((await blobs.parts.free()) < size_bytes + reserveBytes) throw new Refusal('uploads_full', undefined, 600);

  return db.transaction(async (tx) => {
    await lockName(tx, 'uploads');
    await assertWithinQuotas(tx, actor, size_bytes);
    if (limits.envelope_mb !== null) {
      const limit_bytes = limits.envelope_mb * bytesPerMb;
      const together = (await inEnvelope(tx)) + size_bytes;
      if (together > limit_bytes) throw new Refusal('envelope_over_court_limit', { ...details, together, limit_bytes });
    }
    const at = now();
    const { person_id, court_id } = actor;
    const expires_at = new Date(at.getTime() + uploadExpiresMs);
    return insertUpload(tx, { ...asked, person_id, court_id, created_at: at, changed_at: at, expires_at });
  });
}

async function assertWithinQuotas(tx: Db, { person_id }: Actor, size: number): Promise<void> {
  const own = await countUnfinished(tx, person_id);
  if (own.uploads >= quotas.uploads || own.bytes + size > quotas.bytes) throw new Refusal('uploads_too_many');
  const all = await countUnfinished(tx);
  if (all.bytes + size > quotas.bytesOfAll) throw new Refusal('uploads_full', undefined, 600);
}
