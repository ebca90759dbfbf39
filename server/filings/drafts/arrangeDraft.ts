import { eq, inArray, sql } from 'drizzle-orm';
import type { arrangeDraft as endpoint } from '#contract/draftSubmission';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { hasSameDocuments } from '#domain/envelopes/arrangement';
import { say } from '#domain/messages/say';
import { documents, filings } from '#server/db/schema/filings';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { supportingJob } from '../analysisJob.ts';
import { findDraftsIn, type StoredFiling } from '../filingRepository.ts';
import { laneOf } from '../laneOf.ts';
import { queueAnalysis } from '../queueAnalysis.ts';
import { forgetDocumentChoices } from '../submissions/copyChoices.ts';
import { deleteDrafts } from './deleteDraft.ts';
import { findDraft, lockDraft, mostLeads, noteDraftChanged } from './draftRepository.ts';
import { placeIn } from './placeIn.ts';

type Asked = InputOf<typeof endpoint>;
/** While documents are moved, their former positions are out of the way. */
const aside = 10_000;

/**
 * Arranges the documents of a draft as its owner has them on screen. A document that becomes a lead document is read as
 * one, and one that is attached loses what was read in it as a lead document.
 */
export async function arrangeDraft(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  { id, version, documents: asked }: Asked,
): Promise<ReplyOf<typeof endpoint>> {
  return needs.db.transaction(async (tx) => {
    const envelope = await lockDraft(tx, actor, id);
    if (envelope.version !== version) throw new Refusal('changed_meanwhile');
    const leads = await findDraftsIn(tx, actor, [id]);
    if (!hasSameDocuments(asked, leads.map(arrangedOf))) throw new Refusal('changed_meanwhile');
    if (asked.length > mostLeads) throw new Refusal('draft_full');
    await setAside(tx, leads, asked);
    const places: string[] = [];
    for (const one of asked) places.push(await place(tx, needs, leads, one));
    const dissolved = leads.map(({ filing }) => filing.id).filter((filing_id) => !places.includes(filing_id));
    if (dissolved.length > 0) await deleteDrafts(tx, needs, dissolved);
    await tx
      .update(filings)
      .set({ envelope_position: placeIn(places) })
      .where(inArray(filings.id, places));
    await noteDraftChanged(tx, needs, actor, { state: 'draft', envelope_id: id });
    return { id, version: (await findDraft(tx, actor, id)).version, leads: places };
  });
}

function arrangedOf({ documents: of }: StoredFiling) {
  const ids = (kind: 'lead' | 'supporting') =>
    of.filter(({ document }) => document.kind === kind).map(({ document }) => document.id);
  return { lead: ids('lead')[0]!, attachments: ids('supporting') };
}

/** Moves every document aside, and makes those that become attachments supporting documents. */
async function setAside(tx: Db, leads: readonly StoredFiling[], asked: Asked['documents']): Promise<void> {
  const ids = leads.map(({ filing }) => filing.id);
  await tx
    .update(documents)
    .set({ position: sql`${documents.position} + ${aside}` })
    .where(inArray(documents.filing_id, ids));
  for (const lead of leads.map((one) => arrangedOf(one).lead)) {
    if (asked.some((one) => one.lead === lead)) continue;
    await tx.update(documents).set({ kind: 'supporting' }).where(eq(documents.id, lead));
    await forgetDocumentChoices(tx, lead);
  }
}

/** Places a lead document with its attachments. Returns its filing, a new one for a document that was attached before. */
async function place(
  tx: Db,
  needs: Needs<'now'>,
  leads: readonly StoredFiling[],
  { lead, attachments }: Asked['documents'][number],
): Promise<string> {
  const own = leads.find((one) => arrangedOf(one).lead === lead);
  const filing_id = own ? own.filing.id : await insertLead(tx, leads, lead, needs.now());
  await tx.update(documents).set({ filing_id, kind: 'lead', position: 0 }).where(eq(documents.id, lead));
  for (const [at, document_id] of attachments.entries()) {
    await tx
      .update(documents)
      .set({ filing_id, kind: 'supporting', position: at + 1 })
      .where(eq(documents.id, document_id));
  }
  if (!own) {
    const { version } = storedIn(leads, lead).stored;
    const { filed_by } = leads[0]!.filing;
    await queueAnalysis(tx, { id: filing_id, filed_by }, { version_id: version.id, at: needs.now() });
    await forgetDocumentChoices(tx, lead);
  } else if (arrangedOf(own).attachments.join() !== attachments.join()) {
    await addJob(tx, supportingJob, { filing_id }, { queue: laneOf(own.filing.filed_by, filing_id) });
  }
  return filing_id;
}

async function insertLead(tx: Db, leads: readonly StoredFiling[], document_id: string, at: Date): Promise<string> {
  const { from, stored } = storedIn(leads, document_id);
  const { court_id, filed_by, envelope_id, court_level, jurisdiction, case_type } = from.filing;
  const [made] = await tx
    .insert(filings)
    .values({
      ...{ court_id, filed_by, envelope_id, court_level, jurisdiction, case_type, received_at: at },
      document_name: stored.version.file_name,
      ...{ state: 'draft', priority: 'medium', priority_reason: say('not_analyzed') },
    })
    .returning({ id: filings.id });
  return made!.id;
}

/** A document with the filing that it was in. */
function storedIn(leads: readonly StoredFiling[], document_id: string) {
  const from = leads.find((lead) => lead.documents.some(({ document }) => document.id === document_id))!;
  return { from, stored: from.documents.find(({ document }) => document.id === document_id)! };
}
