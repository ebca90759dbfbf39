import type { fileOwnDocument as endpoint } from '#contract/courtdoc';
import type { InputOf } from '#contract/endpoint';
import { fileDocuments } from '#server/filings/fileDocuments';
import { lockFilingOrDraft } from '#server/filings/filingRepository';
import { findWithdrawnKeys } from '#server/filings/findSubmission';
import { copyFixesOfCheck, findFixesOfCheck } from '#server/filings/fixes/fixRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { filingKeys, fixedId } from './filingKeys.ts';
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
  const fixes = kind === 'analysis' ? await findFixesOfCheck(needs.db, actor, id) : [];
  const isFixed = fixes.some(({ fix }) => fix.state === 'applied');
  const keys = filingKeys(kind, isFixed ? fixedId(id, sha256) : id);
  const idempotency_key = await freeKey(needs.db, actor, keys);
  const files = [{ field: 'main_document', file_name, sha256, size: file_size }];
  const filed = await fileDocuments(needs, actor, { files, choices, idempotency_key, draft: { envelope_id: null } });
  if (isFixed) await keepOriginals(needs, actor, id, filed.filing_id);
  return filed.filing_id;
}

/** The fixes that were applied to a checked document are those of the draft as well, with the files before them. */
async function keepOriginals({ db }: Needs<'db'>, actor: Actor, analysis_id: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { filing, documents } = await lockFilingOrDraft(tx, actor, id);
    const lead = documents.find(({ document }) => document.kind === 'lead');
    if (lead && filing.state === 'draft') await copyFixesOfCheck(tx, actor, analysis_id, lead.document.id);
  });
}

/** The first key that is unused, or used only by withdrawn filings. */
async function freeKey(db: Db, actor: Actor, keys: string[]): Promise<string> {
  const gone = new Set(await findWithdrawnKeys(db, actor, keys));
  return keys.find((key) => !gone.has(key)) ?? keys.at(-1)!;
}
