import type { fileOwnDocument as endpoint } from '#contract/courtdoc';
import type { InputOf } from '#contract/endpoint';
import { fileDocuments } from '#server/filings/fileDocuments';
import { findWithdrawnKeys } from '#server/filings/findSubmission';
import { confirmSubmission } from '#server/intake/doubts/confirmSubmission';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { filingKeys } from './filingKeys.ts';
import { findOwnDocument } from './findOwn.ts';

/**
 * Files a document that is in the portal already, without a second upload. Its owner is asked what every filer is asked
 * before filing, and confirms in the same way; pressed twice it is filed once.
 */
export async function fileOwnDocument(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  { kind, id, ask_first, ...choices }: InputOf<typeof endpoint>,
): Promise<string> {
  const { sha256, file_name, file_size } = await findOwnDocument(needs, actor, { kind, id });
  const idempotency_key = await freeKey(needs.db, actor, filingKeys(kind, id));
  const files = [{ field: 'main_document', file_name, sha256, size: file_size }];
  const sent = { files, choices, ask: ask_first === 'yes', idempotency_key };
  const filed = await fileDocuments(needs, actor, await confirmSubmission(needs, actor, sent));
  return filed.filing_id;
}

/** The first key that is unused, or used only by withdrawn filings. */
async function freeKey(db: Db, actor: Actor, keys: string[]): Promise<string> {
  const gone = new Set(await findWithdrawnKeys(db, actor, keys));
  return keys.find((key) => !gone.has(key)) ?? keys.at(-1)!;
}
