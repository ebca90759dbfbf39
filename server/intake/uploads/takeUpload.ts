import { FilingChoices } from '#contract/filings';
import type { RefusalCode } from '#contract/refusals';
import { addSupportingDocuments } from '#server/filings/addSupportingDocuments';
import { fileDocuments } from '#server/filings/fileDocuments';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import { actForFiler } from '#server/firms/actForOwner';
import { findMemberInCourt } from '#server/identity/findActorsByCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { changeUpload, findUploadForSystem, type StoredUpload } from '#server/uploads/uploadRepository';
import { findReturnedFiling } from '../returned/findReturnedFiling.ts';
import { prepareDocuments } from '../returned/prepareDocuments.ts';
import { findPrepared } from '../returned/resubmissionRepository.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;

/**
 * Puts a complete document where it belongs, in the name of the person who uploaded it, so that it gets there even if
 * the browser was closed after the last byte. A second run finds what the first one did.
 */
export async function takeUpload(needs: Working, id: string): Promise<void> {
  const upload = await findUploadForSystem(needs.db, id);
  if (upload?.state !== 'received') return;
  try {
    const result_id = await take(needs, upload);
    await changeUpload(needs.db, upload, { state: 'taken', result_id, changed_at: needs.now() });
  } catch (error) {
    // What is temporary, such as busy workers, is tried again.
    if (!(error instanceof Refusal) || error.status >= 500 || error.status === 429) throw error;
    await refuseUpload(needs, id, error.code === 'not_found' ? 'upload_target_gone' : error.code);
  }
}

/** The document stays known with the reason, until its owner removes it or it expires. */
export async function refuseUpload({ db, now }: Needs<'db' | 'now'>, id: string, failure: RefusalCode): Promise<void> {
  const upload = await findUploadForSystem(db, id);
  if (upload?.state !== 'received') return;
  await changeUpload(db, upload, { state: 'refused', failure, changed_at: now() });
}

async function take(needs: Working, upload: StoredUpload): Promise<string> {
  const actor = await uploaderOf(needs, upload);
  const file = { file_name: upload.file_name, sha256: upload.sha256!, size: upload.size_bytes };
  const filing_id = upload.filing_id ?? '';
  switch (upload.purpose) {
    case 'lead':
      return takeLead(needs, actor, upload, { field: 'main_document', ...file });
    case 'attachment':
      await addSupportingDocuments(needs, actor, filing_id, [{ field: 'supporting_document', ...file }]);
      return filing_id;
    case 'replacement':
    case 'correction_attachment':
      await prepare(needs, actor, upload, { field: upload.purpose, ...file });
      return filing_id;
    case 'batch':
      throw new Error('A batch is divided by a job of the counter.');
  }
}

async function uploaderOf({ db }: Working, { id, person_id, court_id }: StoredUpload): Promise<Actor> {
  const actor = await findMemberInCourt(db, { person_id, court_id }, { session_id: id, address: '', user_agent: null });
  if (!actor) throw new Refusal('not_permitted');
  return actor;
}

async function takeLead(needs: Working, actor: Actor, upload: StoredUpload, file: ReceivedFile): Promise<string> {
  const { filing_id } = await fileDocuments(needs, actor, {
    files: [file],
    choices: FilingChoices.parse(upload.choices),
    idempotency_key: `upload:${upload.id}`,
    draft: { envelope_id: upload.envelope_id },
  });
  return filing_id;
}

/** On the present version: a document that is added takes nothing away from what was entered since. */
async function prepare(needs: Working, uploader: Actor, upload: StoredUpload, file: ReceivedFile): Promise<void> {
  const id = upload.filing_id!;
  const actor = await actForFiler(needs.db, uploader, id);
  const { resubmission, files } = await findPrepared(needs.db, actor, await findReturnedFiling(needs.db, actor, id));
  const isReplacement = upload.purpose === 'replacement';
  if (files.some(({ sha256, replaces }) => sha256 === file.sha256 && (replaces !== null) === isReplacement)) return;
  await prepareDocuments(needs, actor, {
    ...{ id, version: resubmission.version, replaces: upload.replaces ?? undefined },
    replacement: isReplacement ? file : undefined,
    attachments: isReplacement ? [] : [file],
  });
}
