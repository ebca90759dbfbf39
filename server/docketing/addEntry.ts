import type { DocketEntry } from '#contract/cases';
import type { addDocketEntry as asked } from '#contract/docketing';
import type { InputOf } from '#contract/endpoint';
import type { DocketEvent } from '#domain/docketing/DocketEvent';
import { needsSignedOrder } from '#domain/docketing/signedOrders';
import { recordActivity } from '#server/activity/recordActivity';
import { findCase, lockVisibleCase, type StoredCase } from '#server/cases/caseRepository';
import { applyEffect } from '#server/cases/docket/applyEffect';
import { describeEntries } from '#server/cases/docket/describeEntries';
import { findEntry } from '#server/cases/docket/entryRepository';
import { applyEventEffect } from '#server/cases/docket/eventEffect';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { inspectFiles } from '#server/filings/inspectFiles';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findEventsFor } from '#server/packs/findCodes';
import { enterEvent } from './enterEvent.ts';
import { type EntryDocument, makeDocument } from './makeDocument.ts';

type Input = InputOf<typeof asked>;
type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Adding = {
  actor: Actor;
  input: Input;
  event: DocketEvent;
  court: KnownCourt;
  document: EntryDocument | null;
};

/** A person of the court enters an event on the docket. The people in the case are notified in the same transaction. */
export async function addEntry(
  needs: Working,
  actor: Actor,
  input: Input,
  file: ReceivedFile | undefined,
): Promise<{ message: string; entry: DocketEntry }> {
  const found = await findCase(needs.db, actor, input.id);
  const court = await readCourt(needs.db, needs.now(), found.court_id);
  const events = await findEventsFor(needs.db, found.court_id, actor.capacity);
  const event = events.find(({ id }) => id === input.event);
  if (!event) throw new Refusal('event_not_permitted');
  if (input.filed_on > court.today) throw invalidInput('filed_on', 'This date is in the future.');
  const document = await prepareDocument(needs, { actor, input, event, court, found, file });
  const entry = await needs.db.transaction((tx) => write(tx, needs, { actor, input, event, court, document }));
  return { message: `Entry ${entry.number} added to the docket`, entry };
}

type Preparing = Omit<Adding, 'document'> & { found: StoredCase; file: ReceivedFile | undefined };

async function prepareDocument(needs: Working, preparing: Preparing): Promise<EntryDocument | null> {
  const { actor, input, event, found, court, file } = preparing;
  if (file) {
    if (input.document_text) throw invalidInput('document_text', 'Upload a document or write one, not both.');
    const [inspected] = await inspectFiles(needs, actor, [file]);
    const { sha256, file_name, format: file_type, size: file_size, pages } = inspected!;
    return { sha256, file_name, file_type, file_size, pages };
  }
  if (needsSignedOrder(actor.capacity, event))
    throw invalidInput('document', 'Upload the order that the judge signed.');
  if (!input.document_text) return null;
  return makeDocument(needs, { event, found, court, text: input.document_text, signer: actor });
}

async function write(tx: Db, needs: Working, { actor, input, event, court, document }: Adding): Promise<DocketEntry> {
  const { id: case_id, reason, related_number } = input;
  const held = await lockVisibleCase(tx, actor, case_id);
  if (held.status === 'closed' && event.effect !== 'reopened' && !reason) {
    throw invalidInput('reason', 'This case is closed. Enter the reason for the entry.');
  }
  if (related_number !== undefined) await assertRelated(tx, actor, case_id, related_number);
  if (event.effect !== 'none') {
    const { disposition } = input;
    await applyEffect(tx, needs, actor, held, { effect: event.effect, disposition, reason: reason || input.text });
  }
  if (input.changes_case === 'yes') {
    const change = { code: event.id, court, reason: reason || input.text.slice(0, 500) };
    await applyEventEffect(tx, needs, actor, held, change);
  }
  const access = event.group === 'internal' ? 'court' : input.access;
  const made = await enterEvent(tx, needs, actor, held, {
    ...{ event, text: input.text, filed_on: input.filed_on, access, document },
    on_behalf_of: input.on_behalf_of || null,
    related_number: related_number ?? null,
  });
  const [entry] = await describeEntries(tx, actor, [await findEntry(tx, actor, case_id, made.number)]);
  await recordActivity(tx, needs, actor, {
    action: 'docket_entry_added',
    subject_type: 'case',
    subject_id: case_id,
    values: { case_number: held.case_number, entry: made.number, reason: reason || null },
  });
  return entry!;
}

async function assertRelated(tx: Db, actor: Actor, case_id: string, number: number): Promise<void> {
  await findEntry(tx, actor, case_id, number).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw invalidInput('related_number', `The docket has no entry ${number}.`);
  });
}
