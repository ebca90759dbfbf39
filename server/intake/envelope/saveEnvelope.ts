import type { ChosenDestination, ChosenForDocument, saveDraftEnvelope as endpoint } from '#contract/draftEnvelope';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import {
  findDraftChoices,
  type StoredEnvelopeChoices,
  writeDocumentChoices,
  writeEnvelopeChoices,
} from '#server/filings/choices/choiceRepository';
import { describeChange } from '#server/filings/drafts/draftOwner';
import { lockDraft, noteDraftChanged } from '#server/filings/drafts/draftRepository';
import { findDraftsIn, type StoredFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findFilingCodes } from '#server/packs/findCodes';
import { findPack } from '#server/packs/findPack';
import { composeEnvelope } from './composeEnvelope.ts';
import { findChosenCase } from './findDestination.ts';

type Destination = Pick<StoredEnvelopeChoices, 'destination' | 'case_id' | 'case_number' | 'case_type' | 'category'>;

/**
 * Saves the choices of a draft's owner, based on the version that was on screen. They are private until the draft is
 * filed, so that no line of the court's record is written.
 */
export async function saveEnvelope(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  { id, version, destination, note_to_clerk, client_matter, documents = [] }: InputOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  return db.transaction(async (tx) => {
    const locked = await lockDraft(tx, actor, id);
    const { chosen } = await findDraftChoices(tx, actor, id);
    if ((chosen?.version ?? 0) !== version)
      throw new Refusal('envelope_changed', await describeChange(tx, actor, locked));
    const leads = await findDraftsIn(tx, actor, [id]);
    const change = {
      ...(destination !== undefined && (await checkDestination(tx, actor, destination))),
      ...(note_to_clerk !== undefined && { note_to_clerk }),
      ...(client_matter !== undefined && { client_matter }),
    };
    await writeEnvelopeChoices(tx, id, change, now());
    await checkCodes(tx, actor, documents);
    for (const one of documents) await writeForDocument(tx, leads, one);
    await noteDraftChanged(tx, { now }, actor, leads[0]!.filing);
    const saved = await composeEnvelope(tx, actor, await findDraftChoices(tx, actor, id), leads);
    return { ...saved, draft_version_before: locked.version };
  });
}

const asProposed: Destination = {
  ...{ destination: null, case_id: null, case_number: null, case_type: null, category: null },
};

async function checkDestination(tx: Db, actor: Actor, asked: ChosenDestination | null): Promise<Destination> {
  if (asked === null) return asProposed;
  if (asked.to === 'number') return { ...asProposed, destination: 'number', case_number: asked.case_number };
  if (asked.to === 'case') {
    const found = await findChosenCase(tx, actor, asked.case_id);
    if (!found) throw invalidInput('destination', 'Choose one of your cases, or enter the case number.');
    return { ...asProposed, destination: 'case', case_id: found.id };
  }
  const { case_type, category } = asked;
  if (category !== null) {
    const { pack } = await findPack(tx, actor.court_id);
    const found = pack.categories.find((one) => one.id === category && one.active);
    if (!found || (case_type !== null && found.case_type !== case_type)) {
      throw invalidInput('destination', 'Choose a category of this court.');
    }
    return { ...asProposed, destination: 'new', case_type: found.case_type, category };
  }
  return { ...asProposed, destination: 'new', case_type };
}

async function checkCodes(tx: Db, { court_id }: Actor, asked: readonly ChosenForDocument[]): Promise<void> {
  const named = asked.flatMap(({ code }) => code ?? []);
  if (named.length === 0) return;
  const codes = await findFilingCodes(tx, court_id);
  if (named.every((code) => codes.some(({ id }) => id === code))) return;
  throw invalidInput('documents', 'Choose a filing code of this court.');
}

/** A document that was removed in another window is left out; an attachment has a position, a lead document a filer. */
async function writeForDocument(
  tx: Db,
  leads: readonly StoredFiling[],
  { document_id, code, position, description, on_behalf_of, mark, redacts }: ChosenForDocument,
): Promise<void> {
  const found = leads.flatMap((lead) => lead.documents).find(({ document }) => document.id === document_id);
  if (!found) return;
  const isLead = found.document.kind === 'lead';
  if (isLead && mark === 'lodged') {
    throw invalidInput('documents', 'The motion itself cannot be lodged under seal. Attach what is lodged to it.');
  }
  const beside = leads.find(({ documents }) => documents.includes(found))!.documents;
  if (redacts && (redacts === document_id || !beside.some(({ document }) => document.id === redacts))) {
    throw invalidInput('documents', 'Choose a document of the same filing as the one that was redacted.');
  }
  await writeDocumentChoices(tx, document_id, {
    ...(code !== undefined && { code }),
    ...(isLead && on_behalf_of !== undefined && { on_behalf_of: on_behalf_of?.length ? on_behalf_of : null }),
    ...(!isLead && position !== undefined && { position }),
    ...(!isLead && description !== undefined && { description: description || null }),
    ...(mark !== undefined && { mark }),
    ...(redacts !== undefined && { redacts }),
  });
}
