import type { ReplyOf } from '#contract/endpoint';
import { refusals } from '#contract/refusals';
import type { listUploads as endpoint, Upload } from '#contract/uploads';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findSizeLimits } from './courtLimits.ts';
import { findUploads, type StoredUpload } from './uploadRepository.ts';

/** How long an upload that is where it belongs is listed, so that the browser learns where that is. */
const takenForMs = 10 * 60_000;

/** A person's uploads with the limits of the court. */
export async function listUploads({ db, now }: Needs<'db' | 'now'>, actor: Actor): Promise<ReplyOf<typeof endpoint>> {
  const { court, ...limits } = await findSizeLimits(db, actor.court_id);
  const found = await findUploads(db, actor, new Date(now().getTime() - takenForMs));
  return { court, limits, uploads: found.map(describeUpload) };
}

function describeUpload(upload: StoredUpload): Upload {
  const { id, purpose, envelope_id, filing_id, file_name, fingerprint, state, result_id, failure } = upload;
  return {
    ...{ id, purpose, envelope_id, filing_id, file_name, fingerprint, state, result_id },
    size: upload.size_bytes,
    received: upload.offset_bytes,
    failure: failure && refusals[failure].words,
    changed_at: upload.changed_at.toISOString(),
    expires_at: upload.expires_at.toISOString(),
  };
}
