import type { fileOwnDocument as endpoint } from '#contract/documents';
import type { InputOf } from '#contract/endpoint';
import { fileDocuments } from '#server/filings/fileDocuments';
import type { Actor } from '#server/http/actor';
import type { Needs } from '#server/needs';
import { findOwnDocument } from './findOwn.ts';

/**
 * Files a document that lies in the portal already, without sending it again. It goes through the same checks as any
 * filing; pressed twice it is filed once.
 */
export async function fileOwnDocument(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  { kind, id, ...choices }: InputOf<typeof endpoint>,
): Promise<string> {
  const { sha256, file_name, file_size } = await findOwnDocument(needs, actor, { kind, id });
  const filed = await fileDocuments(needs, actor, {
    choices,
    files: [{ field: 'main_document', file_name, sha256, size: file_size }],
    idempotency_key: `courtdoc-${kind}-${id}`,
  });
  return filed.filing_id;
}
