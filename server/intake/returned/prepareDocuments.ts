import type { Resubmission } from '#contract/resubmissions';
import { mostAttachmentsToAdd } from '#contract/resubmissions';
import type { StoredDocument } from '#server/filings/filingRepository';
import { inspectFiles } from '#server/filings/inspectFiles';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import { holdAuthority } from '#server/firms/holdAuthority';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { discardPrepared } from './discardPrepared.ts';
import { findReturnedFiling } from './findReturnedFiling.ts';
import { type NewPrepared, readForCorrection } from './readForCorrection.ts';
import { readResubmission } from './readResubmission.ts';
import { insertPreparedDocuments, lockPrepared, notePrepared, type ReturnedFiling } from './resubmissionRepository.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Asked = {
  id: string;
  version: number;
  /** The document whose place the replacement takes. */
  replaces: string | undefined;
  replacement: ReceivedFile | undefined;
  attachments: ReceivedFile[];
};

/**
 * Reads documents for the resubmission of a returned filing and keeps them with what was read, so that they are checked
 * and compared before anything is submitted. A further replacement takes the place of the one before.
 */
export async function prepareDocuments(needs: Working, actor: Actor, asked: Asked): Promise<Resubmission> {
  const { id, version, replacement, attachments } = asked;
  if (!replacement && attachments.length === 0) throw new Refusal('supporting_document_missing');
  const about = await findReturnedFiling(needs.db, actor, id);
  const old = replacement && documentToReplace(about, asked.replaces, replacement);
  const files = await inspectFiles(needs, actor, [...(replacement ? [replacement] : []), ...attachments]);
  const documents: NewPrepared[] = [];
  // One after the other: documents of one person take turns in any case.
  for (const [index, file] of files.entries()) {
    documents.push(await readForCorrection(needs, actor, about, file, index === 0 ? (old ?? null) : null));
  }
  const at = needs.now();
  await needs.db.transaction(async (tx) => {
    await holdAuthority(tx, actor, 'prepare');
    const prepared = await lockPrepared(tx, actor, await findReturnedFiling(tx, actor, id), { version, at });
    const before = prepared.files.filter(({ replaces }) => replaces !== null).map((one) => one.id);
    if (old) await discardPrepared(tx, needs, prepared, before);
    if (prepared.files.length - before.length + attachments.length > mostAttachmentsToAdd) {
      throw new Refusal('too_many_supporting_documents');
    }
    await insertPreparedDocuments(
      tx,
      documents.map((document) => ({ ...document, review_id: about.returned.id, added_at: at })),
    );
    await notePrepared(tx, prepared, at);
  });
  return readResubmission(needs, actor, id);
}

/** By default the lead document. */
function documentToReplace(
  { stored }: ReturnedFiling,
  id: string | undefined,
  { sha256 }: Pick<ReceivedFile, 'sha256'>,
): StoredDocument {
  const found = stored.documents.find(({ document }) => (id ? document.id === id : document.kind === 'lead'));
  if (!found) throw invalidInput('replaces', 'Choose a document of this filing.');
  if (found.version.sha256 === sha256) throw new Refusal('correction_unchanged');
  return found;
}
