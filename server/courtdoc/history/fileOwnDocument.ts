import type { fileOwnDocument as endpoint } from '#contract/courtdoc';
import type { InputOf } from '#contract/endpoint';
import { fileDocuments } from '#server/filings/fileDocuments';
import { findWithdrawnKeys } from '#server/filings/findSubmission';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { filingKeys } from './filingKeys.ts';
import { findOwnDocument } from './findOwn.ts';

/**
 * Makes a draft of a document that is in the portal already, without a second upload. Its owner files it as every other
 * draft; pressed twice it is one draft.
 */
export async function fileOwnDocument(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  { kind, id, ...choices }: InputOf<typeof endpoint>,
): Promise<string> {
  const { sha256, file_name, file_size } = await findOwnDocument(needs, actor, { kind, id });
  const idempotency_key = await freeKey(needs.db, actor, filingKeys(kind, id));
  const files = [{ field: 'main_document', file_name, sha256, size: file_size }];
  const filed = await fileDocuments(needs, actor, { files, choices, idempotency_key, draft: { envelope_id: null } });
  return filed.filing_id;
}

/** The first key that is unused, or used only by withdrawn filings. */
async function freeKey(db: Db, actor: Actor, keys: string[]): Promise<string> {
  const gone = new Set(await findWithdrawnKeys(db, actor, keys));
  return keys.find((key) => !gone.has(key)) ?? keys.at(-1)!;
}
