import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { submitResubmission as endpoint } from '#contract/resubmissions';
import { whyIncomplete } from '#domain/filings/returned/curesOf';
import type { StoredChanges } from '#domain/filings/returned/ResubmissionChanges';
import { gatherFields } from '#domain/reading/listedFields';
import { runCheck } from '#server/checks/runCheck';
import { findCourt } from '#server/courts/findCourt';
import { storable } from '#server/db/storable';
import { announce } from '#server/events/announce';
import { assertCleanFiles } from '#server/filings/assertScanned';
import { decideResubmission } from '#server/filings/decideResubmission';
import { describeDoubt } from '#server/filings/doubts/describeDoubt';
import { findReadings, lockFiling, type StoredFiling } from '#server/filings/filingRepository';
import { findFilingForSystem } from '#server/filings/filingsForSystem';
import { deleteFixes } from '#server/filings/fixes/fixRepository';
import type { InspectedFile } from '#server/filings/inspectFiles';
import { receiveResubmission } from '#server/filings/receiveResubmission';
import { hasChangedData } from '#server/filings/resubmitFiling';
import { findReturn } from '#server/filings/reviewRepository';
import { placeInSectionForSystem } from '#server/filings/sections/placeInSection';
import { updateCurrentValues } from '#server/filings/updateCurrentValues';
import { holdAuthority } from '#server/firms/holdAuthority';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findSettledSinceForSystem } from '#server/payments/filed/findSettledSince';
import { serveCorrectedDocuments } from '#server/service/recordService';
import { compareEnvelope, planValues } from './compareEnvelope.ts';
import { withReturn } from './findReturnedFiling.ts';
import { recordResubmission } from './recordResubmission.ts';
import {
  findPrepared,
  lockPrepared,
  noteSubmitted,
  type Prepared,
  type PreparedDocument,
  type ReturnedFiling,
} from './resubmissionRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Asked = InputOf<typeof endpoint> & {
  /** When the last byte of the request arrived, which is when the court received the resubmission. */
  arrived_at: Date;
};
type Submitted = ReplyOf<typeof endpoint>;

/**
 * Submits a returned filing again with everything that was prepared for its filer, in one transaction: documents, values,
 * and the note to the clerk; the record, the notice to the clerk who returned it, and what changed. A delegate needs the
 * filer's authority to file. A repeated call returns the same answer.
 */
export async function submitResubmission(needs: Working, actor: Actor, asked: Asked): Promise<Submitted> {
  const at = asked.arrived_at;
  const then: Working = { ...needs, now: () => at };
  return needs.db.transaction(async (tx) => {
    await holdAuthority(tx, actor, 'file');
    const held = await lockFiling(tx, actor, asked.id);
    const repeated = await findRepeated(tx, actor, held, asked.version);
    if (repeated) return describe(tx, held, repeated);
    const state = await decideResubmission(tx, then, { actor }, held);
    const about = await withReturn(tx, actor, held);
    const prepared = await lockPrepared(tx, actor, about, { version: asked.version, at });
    const changes = await compareEnvelope(tx, about, prepared, at);
    await assertComplete(tx, about, prepared, changes);
    const replacement = prepared.files.find(({ replaces }) => replaces !== null);
    assertConfirmed(replacement, asked);
    await assertCleanFiles(tx, prepared.files);
    const old = held.documents.find(({ document }) => document.id === replacement?.replaces);
    const received = await receiveResubmission(tx, then, actor, held, {
      state,
      replacement: old && replacement ? { ...old, file: fileOf(replacement), doubts: replacement.doubts } : null,
      attachments: prepared.files.filter(({ replaces }) => replaces === null).map(fileOf),
      values: await planValues(tx, held, prepared.resubmission.changed_values),
      answer: changes.answer,
    });
    if (old?.document.kind !== 'lead') await putInForce(tx, then, actor, held);
    const filing = await findFilingForSystem(tx, held.filing.id);
    await serveCorrectedDocuments(tx, then, actor, { filing, at });
    await keepAndAnnounce(tx, then, actor, about, { prepared, changes, to_version: received?.version_id ?? null });
    return describe(tx, held, at);
  });
}

/** The moment of the same resubmission, if it was received already. */
async function findRepeated(tx: Db, actor: Actor, stored: StoredFiling, version: number): Promise<Date | null> {
  const returned = stored.filing.state === 'received' ? await findReturn(tx, stored) : undefined;
  if (!returned || stored.filing.filed_by !== actor.person_id) return null;
  const { resubmission } = await findPrepared(tx, actor, { stored, returned });
  return resubmission.version === version ? resubmission.submitted_at : null;
}

async function describe(tx: Db, { filing }: StoredFiling, at: Date): Promise<Submitted> {
  const { name } = await findCourt(tx, filing.court_id);
  return { message: `Received again by ${name}`, received_at: at.toISOString() };
}

async function assertComplete(
  tx: Db,
  { stored, returned }: ReturnedFiling,
  { files, resubmission }: Prepared,
  { values, added }: StoredChanges,
): Promise<void> {
  const why = whyIncomplete(returned.reason_code, {
    replaces: files.some(({ replaces }) => replaces !== null),
    attachments: added.length,
    // Values that the filer corrected directly since the return are on record already.
    changed: values.length + ((await hasChangedData(tx, stored)) ? 1 : 0),
    answer: resubmission.answer,
    ...(await findSettledSinceForSystem(tx, stored.filing.envelope_id, returned.decided_at)),
  });
  if (why === 'document') throw new Refusal('resubmission_needs_document');
  if (why === 'anything') throw new Refusal('correction_empty');
}

function assertConfirmed(replacement: PreparedDocument | undefined, { confirmed_doubts }: Asked): void {
  if (!replacement || replacement.doubts.length === 0 || confirmed_doubts) return;
  throw new Refusal('correction_doubted', { doubts: replacement.doubts.map(describeDoubt) });
}

function fileOf({ file_name, sha256, file_size: size, file_type: format, pages }: PreparedDocument): InspectedFile {
  return { field: 'document', file_name, sha256, size, format, pages };
}

/** With the same lead document, the filer's values apply immediately; the analysis of another one applies them later. */
async function putInForce(tx: Db, needs: Working, actor: Actor, held: StoredFiling): Promise<void> {
  const filing = await findFilingForSystem(tx, held.filing.id);
  const [reading] = await findReadings(tx, held, 1);
  if (reading) {
    await updateCurrentValues(tx, filing, gatherFields(reading.fields));
    await runCheck(tx, needs, filing.id, { cause: 'correction', caused_by: actor.person_id });
  }
  await placeInSectionForSystem(tx, filing);
}

async function keepAndAnnounce(
  tx: Db,
  needs: Working,
  actor: Actor,
  { stored, returned }: ReturnedFiling,
  { prepared, changes, to_version }: { prepared: Prepared; changes: StoredChanges; to_version: string | null },
): Promise<void> {
  const replaced = changes.replaced && { ...changes.replaced, to_version };
  const kept = storable({ ...changes, replaced });
  await noteSubmitted(tx, prepared, { at: needs.now(), by: actor.through ?? actor, changes: kept });
  const document_ids = stored.documents.map(({ document }) => document.id);
  await deleteFixes(tx, needs, { document_ids, onlyOpen: true });
  const filing = await findFilingForSystem(tx, returned.filing_id);
  await recordResubmission(tx, needs, actor, filing, kept);
  await announce(tx, needs, {
    code: 'filing.resubmitted',
    values: {
      ...{ document: filing.document_name, filer: actor.full_name, answer: changes.answer },
      ...(actor.through && { by: actor.through.full_name }),
    },
    about: { filing: { id: filing.id, envelope_id: filing.envelope_id } },
    court_id: filing.court_id,
    to: [returned.decided_by],
    at: needs.now(),
  });
}
