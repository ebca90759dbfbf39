import type { ReplyOf } from '#contract/endpoint';
import { refusalWords } from '#contract/refusals';
import type { listUploads as endpoint, Upload } from '#contract/uploads';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findInfectedForSystem, type StoredScan } from '#server/scanning/scanRepository';
import { findSizeLimits } from './courtLimits.ts';
import { findUploads, type StoredUpload } from './uploadRepository.ts';

/** How long an upload that is where it belongs is listed, so that the browser learns where that is. */
const takenForMs = 10 * 60_000;

/** A person's uploads with the limits of the court. */
export async function listUploads({ db, now }: Needs<'db' | 'now'>, actor: Actor): Promise<ReplyOf<typeof endpoint>> {
  const { court, ...limits } = await findSizeLimits(db, actor.court_id);
  const found = await findUploads(db, actor, new Date(now().getTime() - takenForMs));
  const infected = await findInfectedForSystem(
    db,
    found.flatMap(({ failure, sha256 }) => (failure === 'document_infected' && sha256 ? sha256 : [])),
  );
  return { court, limits, uploads: found.map((upload) => describeUpload(upload, infected)) };
}

function describeUpload(upload: StoredUpload, infected: readonly StoredScan[]): Upload {
  const { id, purpose, envelope_id, filing_id, file_name, fingerprint, state, result_id, failure } = upload;
  const signature = infected.find(({ document_sha256 }) => document_sha256 === upload.sha256)?.signature;
  return {
    ...{ id, purpose, envelope_id, filing_id, file_name, fingerprint, state, result_id },
    size: upload.size_bytes,
    received: upload.offset_bytes,
    failure: failure && refusalWords(failure, { signature }),
    changed_at: upload.changed_at.toISOString(),
    expires_at: upload.expires_at.toISOString(),
  };
}
