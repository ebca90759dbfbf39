import { eq, inArray, sql } from 'drizzle-orm';
import { documentChoices, envelopeChoices } from '#server/db/schema/filerChoices';
import { documents } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findDraft } from '../drafts/draftRepository.ts';

export type StoredEnvelopeChoices = typeof envelopeChoices.$inferSelect;
export type StoredDocumentChoices = typeof documentChoices.$inferSelect;
type Envelope = Awaited<ReturnType<typeof findDraft>>;

/** The choices of a draft's owner. */
export type DraftChoices = {
  envelope: Envelope;
  /** Undefined before the first change. */
  chosen: StoredEnvelopeChoices | undefined;
};

/** The choices of this person for one of the person's drafts. */
export async function findDraftChoices(db: Db, viewer: Actor, id: string): Promise<DraftChoices> {
  const envelope = await findDraft(db, viewer, id);
  return { envelope, chosen: await findEnvelopeChoicesForSystem(db, id) };
}

/** What the filer chose for an envelope; undefined without a choice. */
export async function findEnvelopeChoicesForSystem(
  db: Db,
  envelope_id: string | null,
): Promise<StoredEnvelopeChoices | undefined> {
  if (envelope_id === null) return undefined;
  const [found] = await db.select().from(envelopeChoices).where(eq(envelopeChoices.envelope_id, envelope_id));
  return found;
}

/** What the filers chose for some documents, by document. */
export async function findDocumentChoicesForSystem(
  db: Db,
  document_ids: readonly string[],
): Promise<Map<string, StoredDocumentChoices>> {
  if (document_ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(documentChoices)
    .where(inArray(documentChoices.document_id, [...document_ids]));
  return new Map(found.map((one) => [one.document_id, one]));
}

type EnvelopeChange = Partial<Omit<StoredEnvelopeChoices, 'envelope_id' | 'version' | 'changed_at'>>;

/** Stores a change of the choices for a locked envelope, and raises their version. */
export async function writeEnvelopeChoices(
  tx: Db,
  envelope_id: string,
  change: EnvelopeChange,
  changed_at: Date,
): Promise<void> {
  await tx
    .insert(envelopeChoices)
    .values({ envelope_id, version: 1, changed_at, ...change })
    .onConflictDoUpdate({
      target: envelopeChoices.envelope_id,
      set: { ...change, changed_at, version: sql`${envelopeChoices.version} + 1` },
    });
}

type DocumentChange = Partial<Omit<StoredDocumentChoices, 'document_id'>>;

/** Stores a change of the choices for one document of a locked envelope. */
export async function writeDocumentChoices(tx: Db, document_id: string, change: DocumentChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .insert(documentChoices)
    .values({ document_id, ...change })
    .onConflictDoUpdate({ target: documentChoices.document_id, set: change });
}

/** Gives attachments the names that the filer chose. */
export async function nameDocuments(tx: Db, named: ReadonlyMap<string, string>): Promise<void> {
  for (const [id, title] of named) await tx.update(documents).set({ title }).where(eq(documents.id, id));
}
