import { feeWaivers } from '#server/db/schema/payments';
import { blobGraceMs, discardBlobJob } from '#server/documents/discardBlobJob';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { recordingMalware } from '#server/scanning/recordMalware';

/** A request for a fee waiver as it was uploaded. */
export type WaiverFile = { file_name: string; sha256: string; content: Buffer };

/** Reads an uploaded request, which is a PDF. */
export async function readWaiverFile(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  file: ReceivedFile | undefined,
): Promise<WaiverFile> {
  if (!file) throw invalidInput('waiver', 'Choose the request for a fee waiver.');
  const { sha256, file_name } = file;
  const { blobs, engine } = needs;
  const { format } = await recordingMalware(needs, actor, () =>
    engine.inspect({ path: blobs.path(sha256), name: file_name, user: actor.person_id }),
  );
  if (format !== 'pdf') throw invalidInput('waiver', 'Send the request as a PDF.');
  const chunks: Buffer[] = [];
  for await (const chunk of await blobs.read(sha256)) chunks.push(chunk as Buffer);
  return { file_name, sha256, content: Buffer.concat(chunks) };
}

/**
 * Keeps the request of an envelope, instead of an earlier one. Its bytes are kept apart from the documents of the filing,
 * so that no list, search, docket, or party ever reaches them.
 */
export async function keepWaiver(
  tx: Db,
  { now }: Needs<'now'>,
  { person_id, court_id }: Actor,
  { envelope_id, document }: { envelope_id: string; document: WaiverFile },
): Promise<void> {
  const { file_name, content, sha256 } = document;
  const values = { file_name, content, requested_by: person_id, uploaded_at: now() };
  await tx
    .insert(feeWaivers)
    .values({ envelope_id, court_id, ...values })
    .onConflictDoUpdate({ target: feeWaivers.envelope_id, set: values });
  // The copy in the store of documents is not needed any longer.
  const runAt = new Date(now().getTime() + blobGraceMs + 60_000);
  await addJob(tx, discardBlobJob, { sha256 }, { runAt });
}
