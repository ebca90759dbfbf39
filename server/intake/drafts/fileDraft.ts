import type { fileDraft as endpoint, FiledDraft } from '#contract/drafts';
import type { InputOf } from '#contract/endpoint';
import { hasEnded } from '#domain/filings/states';
import { awaitsScan } from '#domain/filings/steps';
import { gatherFields } from '#domain/reading/listedFields';
import { forgetChecksOfDraft } from '#server/checks/findChecks';
import { runCheck } from '#server/checks/runCheck';
import { findCourt } from '#server/courts/findCourt';
import type { envelopes, filings } from '#server/db/schema/filings';
import { assertNoMalware } from '#server/filings/assertScanned';
import { describeChange } from '#server/filings/drafts/draftOwner';
import { keepConfirmedDoubts, lockSubmission, receiveDrafts } from '#server/filings/drafts/draftRepository';
import { announceReceived } from '#server/filings/fileDocuments';
import { findDraftsIn, findReadings, type StoredFiling } from '#server/filings/filingRepository';
import { forgetOriginals } from '#server/filings/fixes/forgetOriginals';
import { lineOf } from '#server/filings/intakes/submitted';
import { confirmReceiptForSystem } from '#server/filings/receipts/confirmReceipt';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import { placeInSectionForSystem } from '#server/filings/sections/placeInSection';
import { updateCurrentValues } from '#server/filings/updateCurrentValues';
import { actAsFiler } from '#server/firms/actForOwner';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { countUsesForSystem } from '#server/learning/countUses';
import { fileFees } from '#server/payments/filed/fileFees';
import { recordService } from '#server/service/recordService';
import { settleEnvelope } from '../envelope/settleEnvelope.ts';
import { assertEnvelopeFits } from '../uploads/assertEnvelopeFits.ts';
import { type DoubtsOf, describeDoubted, findDoubtsOfDrafts } from './findDoubtsOfDrafts.ts';

type Filing = typeof filings.$inferSelect;
type Asked = InputOf<typeof endpoint> & {
  /** When the last byte of the request arrived, which is when the court received the documents. */
  arrived_at: Date;
};

/**
 * Files a draft: every lead document of its envelope with its attachments, or none. They become the court's at the
 * moment at which the last byte of the request arrived, and only now are they checked and routed for it. A repeated call,
 * or a second one at the same moment, files nothing again and returns the same filings. A delegate files for the attorney,
 * who is the filer of record (actAsFiler).
 */
export async function fileDraft(
  needs: Needs<'db' | 'config' | 'now' | 'payments'>,
  user: Actor,
  { id, version, confirmed_doubts, arrived_at }: Asked,
): Promise<FiledDraft> {
  return needs.db.transaction(async (tx) => {
    const actor = await actAsFiler(tx, user, id);
    const { envelope, filings: leads } = await lockSubmission(tx, actor, id);
    if (leads.every(({ state }) => state !== 'draft')) return describeFiled(tx, actor, envelope, leads);
    if (envelope.version !== version) throw new Refusal('draft_changed', await describeChange(tx, actor, envelope));
    const drafts = await findDraftsIn(tx, actor, [envelope.id]);
    if (!drafts.every(isReady)) throw new Refusal('draft_being_read');
    await assertNoMalware(tx, drafts);
    const doubted = await findDoubtsOfDrafts(tx, needs, actor, drafts);
    if (doubted.length > 0 && !confirmed_doubts) {
      throw new Refusal('submission_doubted', { documents: doubted.map(describeDoubted) });
    }
    await assertEnvelopeFits(tx, actor, drafts);
    await fileFees(tx, needs, actor, { envelope_id: envelope.id, drafts, at: arrived_at });
    const ids = drafts.map(({ filing }) => filing.id);
    await settleEnvelope(tx, needs, actor, envelope.id, drafts);
    await forgetOriginals(tx, needs, drafts);
    const received = await receiveDrafts(tx, actor, { envelope_id: envelope.id, ids, received_at: arrived_at });
    await confirmReceiptForSystem(tx, {
      envelope_id: envelope.id,
      court_id: actor.court_id,
      received_at: arrived_at,
      filed_by: actor.person_id,
    });
    for (const [index, filing] of received.entries()) {
      await receive(tx, needs, filing, { draft: drafts[index]!, doubts: doubtsOf(doubted, filing.id), arrived_at });
    }
    for (const [index, filing] of received.entries()) {
      await record(tx, needs, actor, filing, drafts[index]!, doubtsOf(doubted, filing.id).length > 0);
    }
    await recordService(tx, needs, actor, { envelope_id: envelope.id, filings: received, arrived_at });
    return describeFiled(tx, actor, { ...envelope, submitted_at: arrived_at }, received);
  });
}

/** A filer does not wait for the malware scanner: the court receives the documents, and they are read after the scan. */
const isReady = ({ analysis }: StoredFiling) => hasEnded(analysis.state) || awaitsScan(analysis.steps);

const doubtsOf = (doubted: readonly DoubtsOf[], id: string) => doubted.find((one) => one.id === id)?.doubts ?? [];

type Receiving = { draft: StoredFiling; doubts: DoubtsOf['doubts']; arrived_at: Date };

/** What the end of an analysis does for a filing: the case that it names, its check, its section, its notices. */
async function receive(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  filing: Filing,
  { draft, doubts, arrived_at }: Receiving,
): Promise<void> {
  if (doubts.length > 0) {
    await keepConfirmedDoubts(tx, filing, { on: 'filing', confirmed_at: arrived_at.toISOString(), doubts });
  }
  await forgetChecksOfDraft(tx, filing.id);
  const [reading] = await findReadings(tx, draft, 1);
  if (reading) {
    const read = gatherFields(reading.fields);
    await updateCurrentValues(tx, filing, read);
    await countUsesForSystem(tx, read, needs.now());
    await runCheck(tx, needs, filing.id, { cause: 'analysis', caused_by: null });
  }
  await placeInSectionForSystem(tx, filing);
  await announceReceived(tx, needs, filing, arrived_at);
}

/** The court's record begins with the receipt; that the document was read, or why it was not, follows it. */
async function record(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  filing: Filing,
  { analysis }: StoredFiling,
  after_doubts: boolean,
): Promise<void> {
  const document = filing.document_name;
  const line = actor.through
    ? ({ action: 'filing_received_for', values: { document, after_doubts, filer: actor.full_name } } as const)
    : lineOf({}, document, after_doubts);
  await recordOnFiling(tx, needs, actor, filing, line);
  if (!hasEnded(analysis.state)) return;
  await recordOnFiling(
    tx,
    needs,
    'portal',
    filing,
    analysis.error
      ? { action: 'analysis_failed', values: { document, refusal: analysis.error.code } }
      : { action: 'filing_analyzed', values: { document, again: false } },
  );
}

async function describeFiled(
  db: Db,
  { court_id }: Actor,
  { submitted_at }: typeof envelopes.$inferSelect,
  filed: readonly Filing[],
): Promise<FiledDraft> {
  const court = await findCourt(db, court_id);
  return {
    message: `Received by ${court.name}`,
    filings: filed.map(({ id, document_name }) => ({ id, document_name })),
    court: court.name,
    received_at: submitted_at.toISOString(),
  };
}
