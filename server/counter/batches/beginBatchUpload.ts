import { BatchTarget } from '#contract/batches';
import { describeIssue } from '#contract/describeIssue';
import { cleanFileName } from '#domain/documents/cleanFileName';
import { assertStorableText } from '#server/http/assertStorableText';
import type { Actor } from '#server/kernel/actor';
import { assertNoProblems } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { beginUpload } from '#server/uploads/beginUpload';
import type { StoredUpload } from '#server/uploads/uploadRepository';
import { receivedMoment } from '../intake/receivedMoment.ts';

/** Begins the upload of a scanned batch, with the moment at which its documents reached the court. */
export async function beginBatchUpload(
  needs: Needs<'db' | 'blobs' | 'now'>,
  actor: Actor,
  { size, metadata }: { size: number; metadata: Record<string, string> },
): Promise<StoredUpload> {
  assertStorableText(metadata);
  const target = BatchTarget.safeParse(metadata, { error: describeIssue });
  if (!target.success) {
    assertNoProblems(target.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
    throw new Refusal('unreadable_body');
  }
  const received_at = await receivedMoment(needs, actor, target.data);
  return beginUpload(needs, actor, {
    purpose: 'batch',
    file_name: cleanFileName(target.data.filename) || 'Batch.pdf',
    fingerprint: target.data.fingerprint ?? null,
    size_bytes: size,
    choices: { received_at: received_at.toISOString() },
  });
}
