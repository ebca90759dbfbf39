import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CourtOutcome, MultiCourtInput } from '#contract/v1';
import type { CaseType } from '#domain/courts/choices';
import { findCourts, type StoredCourt } from '#server/courts/findCourt';
import { apiSubmissions } from '#server/db/schema/v1';
import { deleteEnvelope, hasFilingsForSystem, openEnvelope } from '#server/filings/envelopeRepository';
import { fileDocuments } from '#server/filings/fileDocuments';
import { inspectFiles } from '#server/filings/inspectFiles';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { actInCourt } from './actInCourt.ts';
import type { Caller } from './findKeyActor.ts';
import { faultProblem, toProblem } from './toProblem.ts';

export type MultiCourtSubmission = z.infer<typeof MultiCourtInput> & {
  files: ReceivedFile[];
  idempotency_key: string | null;
  /** When the last byte of the request arrived, which is when each court received the documents. */
  received_at: Date;
};
type NeedsOfFiling = Pick<Services, 'db' | 'config' | 'now' | 'blobs' | 'engine'>;

/**
 * Files the same documents into several courts: one envelope, a filing in each court, each with its own outcome. A
 * refusal by one court does not affect the others. The documents are inspected first; invalid ones are refused for all.
 */
export async function fileInCourts(
  needs: NeedsOfFiling,
  caller: Caller,
  submission: MultiCourtSubmission,
): Promise<{ envelopeId: string; receivedAt: string; courts: CourtOutcome[] }> {
  if (submission.files.length === 0) {
    throw new Refusal('main_document_missing', {
      fields: [{ field: 'filingDocuments', message: 'Send at least one document.' }],
    });
  }
  await inspectFiles(needs, caller.actor, submission.files);
  const { envelope_id, submitted_at } = await openSubmission(needs, caller, submission);
  const known = await findCourts(needs.db, submission.courtIds);
  const outcomes: CourtOutcome[] = [];
  for (const courtId of submission.courtIds) {
    const court = known.find(({ id }) => id === courtId);
    outcomes.push(await fileInCourt(needs, caller, submission, { courtId, court, envelope_id }));
  }
  if (outcomes.every(({ status }) => status === 'refused')) {
    await discardEnvelope(needs, envelope_id);
    throw new Refusal('no_court_received', { courts: outcomes });
  }
  return { envelopeId: envelope_id, receivedAt: submitted_at.toISOString(), courts: outcomes };
}

/** The envelope of this submission; of one that was sent before under the same key, the same. */
async function openSubmission(
  { db }: NeedsOfFiling,
  { actor }: Caller,
  { files, courtIds, caseDetails, filerInfo, idempotency_key, received_at: submitted_at }: MultiCourtSubmission,
): Promise<{ envelope_id: string; submitted_at: Date }> {
  const said = { filerInfo, caseDetails };
  const content_hash = createHash('sha256')
    .update(JSON.stringify([files.map(({ sha256 }) => sha256), [...courtIds].sort(), said]))
    .digest('hex');
  const { person_id: submitted_by } = actor;
  return db.transaction(async (tx) => {
    const envelope_id = await openEnvelope(tx, { submitted_by, submitted_at, filer_info: said });
    const [made] = await tx
      .insert(apiSubmissions)
      .values({ envelope_id, submitted_by, idempotency_key, content_hash, created_at: submitted_at })
      .onConflictDoNothing({ target: [apiSubmissions.submitted_by, apiSubmissions.idempotency_key] })
      .returning({ envelope_id: apiSubmissions.envelope_id });
    if (made) return { envelope_id, submitted_at };
    await deleteEnvelope(tx, envelope_id);
    const [earlier] = await tx
      .select()
      .from(apiSubmissions)
      .where(and(eq(apiSubmissions.submitted_by, submitted_by), eq(apiSubmissions.idempotency_key, idempotency_key!)));
    if (earlier!.content_hash !== content_hash) throw new Refusal('idempotency_key_reused');
    return { envelope_id: earlier!.envelope_id, submitted_at: earlier!.created_at };
  });
}

async function fileInCourt(
  needs: NeedsOfFiling,
  caller: Caller,
  { files, caseDetails, received_at }: MultiCourtSubmission,
  { courtId, court, envelope_id }: { courtId: string; court: StoredCourt | undefined; envelope_id: string },
): Promise<CourtOutcome> {
  try {
    if (!court) throw new Refusal('court_unknown');
    const actor = await actInCourt(needs.db, caller, court.id);
    if (!actor) throw new Refusal('not_permitted');
    const { filing_id } = await fileDocuments(needs, actor, {
      files: files.map((file, index) => ({ ...file, field: index === 0 ? 'main_document' : 'supporting_documents' })),
      choices: {
        case_type: caseDetails.caseType satisfies CaseType,
        court_level: court.level,
        jurisdiction: court.jurisdiction,
      },
      // Within a court, the envelope identifies the submission: a repeated one finds what was received before.
      idempotency_key: `v1:${envelope_id}`,
      envelope_id,
      received_at,
    });
    return { courtId, status: 'received', filingId: filing_id, error: null };
  } catch (error) {
    const problem = error instanceof Refusal ? toProblem(error) : faultProblem({});
    return { courtId, status: 'refused', filingId: null, error: problem };
  }
}

/** Nothing was received: the same key may be used again when the problem is fixed. */
async function discardEnvelope({ db }: NeedsOfFiling, envelope_id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (await hasFilingsForSystem(tx, envelope_id)) return;
    await tx.delete(apiSubmissions).where(eq(apiSubmissions.envelope_id, envelope_id));
    await deleteEnvelope(tx, envelope_id);
  });
}
