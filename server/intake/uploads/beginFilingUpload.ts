import { describeIssue } from '#contract/describeIssue';
import { beginUpload as endpoint, UploadTarget } from '#contract/uploads';
import { cleanFileName } from '#domain/documents/cleanFileName';
import { findDraft, mostLeads } from '#server/filings/drafts/draftRepository';
import { abilitiesOf, findDraftsIn, findFilingOrDraft, type StoredFiling } from '#server/filings/filingRepository';
import { actForFiler } from '#server/firms/actForOwner';
import { assertStorableText } from '#server/http/assertStorableText';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { assertNoProblems, invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { beginUpload } from '#server/uploads/beginUpload';
import { bytesOnTheWay, type StoredUpload } from '#server/uploads/uploadRepository';
import { findReturnedFiling } from '../returned/findReturnedFiling.ts';

type Working = Needs<'db' | 'blobs' | 'now'>;
type Target = { envelope_id: string | null; filing_id: string | null };

/** Begins the upload of a document of a filing, whose target the person must have access to. */
export async function beginFilingUpload(
  needs: Working,
  actor: Actor,
  { size, metadata }: { size: number; metadata: Record<string, string> },
): Promise<StoredUpload> {
  const asked = parseTarget(metadata);
  const { envelope_id, filing_id } = await findTarget(needs.db, actor, asked);
  const { court_level, jurisdiction, case_type } = asked.purpose === 'lead' ? asked : {};
  const choices = {
    ...(court_level && { court_level }),
    ...(jurisdiction && { jurisdiction }),
    ...(case_type && { case_type }),
  };
  const upload = {
    purpose: asked.purpose,
    file_name: cleanFileName(asked.filename) || 'document',
    fingerprint: asked.fingerprint ?? null,
    size_bytes: size,
    // An attachment is known by its filing; the envelope is that of a further lead document.
    ...(asked.purpose === 'lead' ? { envelope_id, choices } : { filing_id }),
    ...(asked.purpose === 'replacement' && { replaces: asked.replaces ?? null }),
  };
  return beginUpload(needs, actor, upload, (tx) => bytesInDraft(tx, actor, envelope_id));
}

function parseTarget(metadata: Record<string, string>): UploadTarget {
  assertStorableText(metadata);
  const target = UploadTarget.safeParse(metadata, { error: describeIssue });
  if (target.success) return target.data;
  assertNoProblems(target.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
  throw invalidInput('upload-metadata', `${endpoint.path} takes documents of filings.`);
}

async function findTarget(db: Db, actor: Actor, asked: UploadTarget): Promise<Target> {
  if (asked.purpose === 'lead') {
    if (asked.envelope === undefined) return { envelope_id: null, filing_id: null };
    const { id } = await findDraft(db, actor, asked.envelope);
    if ((await findDraftsIn(db, actor, [id])).length >= mostLeads) throw new Refusal('draft_full');
    return { envelope_id: id, filing_id: null };
  }
  if (asked.purpose === 'attachment') {
    const found = await findFilingOrDraft(db, actor, asked.filing);
    const { filing } = found;
    if (!abilitiesOf(found, actor).add_documents) throw new Refusal('upload_target_gone');
    return { envelope_id: filing.state === 'draft' ? filing.envelope_id : null, filing_id: filing.id };
  }
  const filer = await actForFiler(db, actor, asked.filing);
  const { stored } = await findReturnedFiling(db, filer, asked.filing);
  if (asked.purpose === 'replacement' && asked.replaces !== undefined) assertDocumentOf(stored, asked.replaces);
  return { envelope_id: null, filing_id: stored.filing.id };
}

function assertDocumentOf({ documents }: StoredFiling, id: string): void {
  if (!documents.some(({ document }) => document.id === id)) {
    throw invalidInput('replaces', 'Choose a document of this filing.');
  }
}

/** What a draft contains, and what is on its way there. */
async function bytesInDraft(tx: Db, actor: Actor, envelope_id: string | null): Promise<number> {
  if (envelope_id === null) return 0;
  const drafts = await findDraftsIn(tx, actor, [envelope_id]);
  const filings = drafts.map(({ filing }) => filing.id);
  return bytesOf(drafts) + (await bytesOnTheWay(tx, { envelope_id, filings }));
}

/** The sizes of the documents of an envelope together. */
export function bytesOf(drafts: readonly StoredFiling[]): number {
  return drafts.flatMap(({ documents }) => documents).reduce((bytes, { version }) => bytes + version.file_size, 0);
}
