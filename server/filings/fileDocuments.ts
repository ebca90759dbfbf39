import { eq } from 'drizzle-orm';
import type { FilingChoices } from '#contract/filings';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { analyses, documents, documentVersions, envelopes, filings } from '#server/db/schema/filings';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { notify } from '#server/notifications/notify';
import { emitEvent } from '#server/webhooks/emitEvent';
import { analysisJob, subjectOf } from './analysisJob.ts';
import { settleHeld } from './doubts/holdSubmission.ts';
import { findSubmitted } from './findSubmission.ts';
import { insertDocument } from './insertDocument.ts';
import { type InspectedFile, inspectFiles } from './inspectFiles.ts';
import { laneOf } from './laneOf.ts';
import type { ReceivedFile } from './receiveFiles.ts';

export type Submission = {
  choices: FilingChoices;
  files: ReceivedFile[];
  idempotency_key: string | null;
  /** The submission to several courts that this is the part for one of; else it is an envelope of its own. */
  envelope_id?: string;
  /** Doubts that the filer was asked about and confirmed. */
  confirmed?: Doubt[];
  /** Where these documents waited for that confirmation. */
  held?: string;
};
export type Filed = { filing_id: string; analysis_id: string };

/**
 * Receives a filing: every file is looked into first, then filing, documents, analysis and record are written at once.
 * What was sent under the same key by the same person is the same filing.
 */
export async function fileDocuments(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  submission: Submission,
): Promise<Filed> {
  const lead = submission.files.find(({ field }) => field === 'main_document');
  if (!lead) throw new Refusal('main_document_missing');
  const earlier = await findEarlier(needs.db, actor, submission);
  if (earlier) return earlier;
  const files = [lead, ...submission.files.filter((file) => file !== lead)];
  const inspected = await inspectFiles(needs, actor, files);

  return needs.db.transaction(async (tx) => {
    const filed = await insertFiling(tx, needs, actor, submission, inspected);
    if (submission.held !== undefined) await settleHeld(tx, needs, submission.held);
    return filed ?? (await findEarlier(tx, actor, submission))!;
  });
}

async function insertFiling(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { choices, idempotency_key, envelope_id, confirmed = [] }: Submission,
  [lead, ...supporting]: InspectedFile[],
): Promise<Filed | undefined> {
  const received_at = needs.now();
  const case_type = choices.case_type ?? null;
  const [envelope] = envelope_id
    ? [{ id: envelope_id }]
    : await tx
        .insert(envelopes)
        .values({ submitted_by: actor.person_id, submitted_at: received_at })
        .returning({ id: envelopes.id });
  const [filing] = await tx
    .insert(filings)
    .values({
      court_id: actor.court_id,
      filed_by: actor.person_id,
      envelope_id: envelope!.id,
      document_name: lead!.file_name,
      ...choices,
      priority: 'medium',
      priority_reason: say('not_analyzed'),
      received_at,
      idempotency_key,
      ...(confirmed.length > 0 && {
        confirmed_doubts: [{ on: 'filing' as const, confirmed_at: received_at.toISOString(), doubts: confirmed }],
      }),
    })
    .onConflictDoNothing({ target: [filings.filed_by, filings.court_id, filings.idempotency_key] })
    .returning({ id: filings.id });
  if (!filing) {
    if (!envelope_id) await tx.delete(envelopes).where(eq(envelopes.id, envelope!.id));
    return undefined;
  }

  const about = { filing_id: filing.id, uploaded_by: actor.person_id, uploaded_at: received_at };
  const version_id = await insertDocument(tx, { ...about, kind: 'lead', position: 0 }, lead!);
  for (const [index, file] of supporting.entries()) {
    await insertDocument(tx, { ...about, kind: 'supporting', position: index + 1 }, file);
  }
  const steps = [{ state: 'queued' as const, at: received_at.toISOString() }];
  const [analysis] = await tx
    .insert(analyses)
    .values({ filing_id: filing.id, version_id, steps, requested_at: received_at })
    .returning({ id: analyses.id });
  const queue = laneOf(actor.person_id, filing.id);
  await addJob(tx, analysisJob, { analysis_id: analysis!.id }, { jobKey: subjectOf(analysis!.id), queue });
  await notify(tx, needs, {
    court_id: actor.court_id,
    to: [actor.person_id],
    code: 'filing.received',
    values: { document: lead!.file_name },
    href: `/case-processing?filing=${filing.id}`,
  });
  await emitEvent(tx, needs, {
    court_id: actor.court_id,
    type: 'filing.submitted',
    subject_id: filing.id,
    data: {
      filingId: filing.id,
      envelopeId: envelope!.id,
      caseType: case_type,
      status: 'received',
      receivedAt: received_at.toISOString(),
    },
  });
  await recordActivity(tx, needs, actor, {
    action: 'filing_received',
    subject_type: 'filing',
    subject_id: filing.id,
    // What it is will be read later; lists name it by that (nameReceipts).
    values: { document: lead!.file_name, after_doubts: confirmed.length > 0 },
    concerns: actor.person_id,
  });
  return { filing_id: filing.id, analysis_id: analysis!.id };
}

/** What the same person submitted under the same key. Other documents under that key are refused rather than lost. */
async function findEarlier(db: Db, actor: Actor, { idempotency_key, files }: Submission): Promise<Filed | undefined> {
  if (idempotency_key === null) return undefined;
  const found = await findSubmitted(db, actor, idempotency_key);
  if (!found) return undefined;
  const received = await db
    .select({ sha256: documentVersions.sha256 })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .where(eq(documents.filing_id, found.filing_id));
  const known = new Set(received.map(({ sha256 }) => sha256));
  if (!files.every(({ sha256 }) => known.has(sha256))) throw new Refusal('idempotency_key_reused');
  return found;
}
