import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Abilities, abilitiesOn } from '#domain/filings/abilitiesOn';
import {
  analyses,
  confirmations,
  corrections,
  documents,
  documentVersions,
  extractedFields,
  filings,
} from '#server/db/schema/filings';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { filesFor, preparesFor } from '#server/visibility/actsForFiler';
import { isDocumentRead, isInRecord } from '#server/visibility/isDocumentRead';
import { openDrafts, openFilings, visibleFilings } from '#server/visibility/visibleFilings';
import { lockEnvelopeOfDraft, mostLeads } from './drafts/draftRepository.ts';
import { submissionOf } from './envelopeRepository.ts';
import { newestAnalysis } from './newestAnalysis.ts';

/** A document with its newest version. */
export type StoredDocument = {
  document: typeof documents.$inferSelect;
  version: typeof documentVersions.$inferSelect;
};

/** One filing with its filer's name, its newest analysis and its documents in order. */
export type StoredFiling = {
  filing: typeof filings.$inferSelect;
  filer: string;
  /** The member of the filer's firm who submitted it for the filer; null if the filer did. */
  submitter: string | null;
  /** Who submitted it, first or after a return. */
  submitted_by: string[];
  analysis: typeof analyses.$inferSelect;
  documents: StoredDocument[];
};

/** As the indexes are sorted; PostgreSQL takes `desc` alone for another order, and would sort all filings each time. */
export const newestFirst = [sql`${filings.received_at} desc nulls last`, asc(filings.id)];

type Window = { limit: number; offset: number };

/** The requested filings that the person has access to, newest first: two queries, regardless of their number. */
export function findFilings(db: Db, viewer: Actor, where: SQL | undefined, window: Window): Promise<StoredFiling[]> {
  return load(db, viewer, and(visibleFilings(viewer), where), window);
}

async function load(db: Db, viewer: Actor, where: SQL | undefined, { limit, offset }: Window): Promise<StoredFiling[]> {
  // The page is found in the index alone, before anything else of a filing is examined.
  const page = db
    .select({ id: filings.id })
    .from(filings)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select({ filing: filings, filer: personName(filings.filed_by), ...submissionOf, analysis: analyses })
    .from(page)
    .innerJoin(filings, eq(filings.id, page.id))
    .innerJoin(analyses, eq(analyses.id, newestAnalysis(filings.id, 'id')))
    .orderBy(...newestFirst);
  const papers = await findDocuments(
    db,
    rows.map(({ filing }) => filing.id),
    isDocumentRead(viewer),
  );
  return rows.map((row) => ({
    ...row,
    documents: papers.filter(({ document }) => document.filing_id === row.filing.id),
  }));
}

/** One filing that the person may see; what is not theirs is not there. */
export async function findFiling(db: Db, viewer: Actor, id: string): Promise<StoredFiling> {
  const [found] = await findFilings(db, viewer, eq(filings.id, id), { limit: 1, offset: 0 });
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The same, or one of the person's own drafts. Only for what a draft's owner does with it before filing. */
export async function findFilingOrDraft(db: Db, viewer: Actor, id: string): Promise<StoredFiling> {
  const [found] = await load(db, viewer, and(openFilings(viewer), eq(filings.id, id)), { limit: 1, offset: 0 });
  if (!found) throw new Refusal('not_found');
  return found;
}

/** A person's drafts in some envelopes, as the person arranged them, and otherwise in the order in which they were added. */
export async function findDraftsIn(db: Db, viewer: Actor, envelope_ids: readonly string[]): Promise<StoredFiling[]> {
  if (envelope_ids.length === 0) return [];
  const where = and(openDrafts(viewer), inArray(filings.envelope_id, [...envelope_ids]));
  const found = await load(db, viewer, where, { limit: envelope_ids.length * mostLeads, offset: 0 });
  return found.reverse().toSorted((one, other) => placeOf(one) - placeOf(other));
}

const placeOf = ({ filing }: StoredFiling): number => filing.envelope_position ?? mostLeads;

/** A locked filing with what the viewer may do in its current state. */
export type LockedFiling = StoredFiling & { abilities: Abilities };

/**
 * One filing, locked until the transaction ends, so that changes are serialized, with the viewer's permissions in its
 * current state.
 */
export async function lockFiling(tx: Db, viewer: Actor, id: string): Promise<LockedFiling> {
  await lock(tx, and(eq(filings.id, id), visibleFilings(viewer)));
  return withAbilities(await findFiling(tx, viewer, id), viewer);
}

/**
 * The same, or one of the person's own drafts. A draft's envelope is locked before it, as by everything that changes or
 * files a draft, so that a document is either filed with the others or added afterward, and no two wait for each other.
 */
export async function lockFilingOrDraft(tx: Db, viewer: Actor, id: string): Promise<LockedFiling> {
  await lockEnvelopeOfDraft(tx, viewer, id);
  await lock(tx, and(eq(filings.id, id), openFilings(viewer)));
  return withAbilities(await findFilingOrDraft(tx, viewer, id), viewer);
}

async function lock(tx: Db, where: SQL | undefined): Promise<void> {
  await tx.select({ id: filings.id }).from(filings).where(where).for('update');
}

function withAbilities(stored: StoredFiling, viewer: Actor): LockedFiling {
  return { ...stored, abilities: abilitiesOf(stored, viewer) };
}

/**
 * What a person may do with a filing, or as its owner does with a draft that is open to the person. A delegate changes a
 * filing only with the filer's authority to file, and withdraws only what the delegate submitted.
 */
export function abilitiesOf({ filing, analysis, submitted_by }: StoredFiling, viewer: Actor): Abilities {
  const facts = { ...filing, analysis_state: analysis.state };
  const { capacity, person_id } = viewer;
  if (filing.state === 'draft') return abilitiesOn(facts, { capacity, person_id: filing.filed_by });
  const own = abilitiesOn(facts, { capacity, person_id });
  if (filing.filed_by === person_id || !preparesFor(viewer, filing.filed_by)) return own;
  const files = filesFor(viewer, filing.filed_by);
  const ofFiler = abilitiesOn(facts, { capacity, person_id: filing.filed_by });
  const withdraw = files && ofFiler.withdraw && submitted_by.includes(person_id);
  return { ...own, correct: files && own.correct, reanalyze: files && own.reanalyze, withdraw };
}

/** The documents of some filings in their order, each in its newest version. */
export function findDocumentsForSystem(db: Db, filingIds: string[]): Promise<StoredDocument[]> {
  return findDocuments(db, filingIds, isInRecord);
}

/** Those of these documents that the viewer reads, in filings that the viewer has access to. */
export function findReadDocuments(db: Db, viewer: Actor, filingIds: string[]): Promise<StoredDocument[]> {
  return findDocuments(db, filingIds, isDocumentRead(viewer));
}

async function findDocuments(db: Db, filingIds: string[], which: SQL): Promise<StoredDocument[]> {
  if (filingIds.length === 0) return [];
  return db
    .selectDistinctOn([documents.filing_id, documents.position], { document: documents, version: documentVersions })
    .from(documents)
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .innerJoin(documentVersions, eq(documentVersions.document_id, documents.id))
    .where(and(inArray(documents.filing_id, filingIds), which))
    .orderBy(documents.filing_id, documents.position, desc(documentVersions.number));
}

/** The values of an analysis, in the order of the record. */
export async function findExtractedFields(db: Db, { id: analysisId }: StoredFiling['analysis']) {
  return db
    .select()
    .from(extractedFields)
    .where(eq(extractedFields.analysis_id, analysisId))
    .orderBy(extractedFields.position);
}

/** One analysis that came to its end, with what was read in it. */
export type StoredReading = {
  analysis: typeof analyses.$inferSelect;
  fields: (typeof extractedFields.$inferSelect)[];
};

/**
 * The last readings of the current document, newest first: during a new analysis, or after one that failed, the
 * previous reading applies.
 */
export async function findReadings(db: Db, { analysis }: StoredFiling, limit: number): Promise<StoredReading[]> {
  const done = await db
    .select()
    .from(analyses)
    .where(
      and(
        eq(analyses.filing_id, analysis.filing_id),
        eq(analyses.version_id, analysis.version_id),
        eq(analyses.state, 'done'),
      ),
    )
    .orderBy(desc(analyses.requested_at))
    .limit(limit);
  const readings: StoredReading[] = [];
  for (const one of done) readings.push({ analysis: one, fields: await findExtractedFields(db, one) });
  return readings;
}

/** Every change that people made to a filing, oldest first. */
export async function findChanges(db: Db, { filing: { id: filingId } }: Pick<StoredFiling, 'filing'>) {
  return db
    .select({ change: corrections, by: personName(corrections.corrected_by) })
    .from(corrections)
    .where(eq(corrections.filing_id, filingId))
    .orderBy(corrections.filing_version, corrections.field);
}

/** Every confirmation by a person of a value of the newest version's document, oldest first. */
export async function findConfirmations(db: Db, { filing, analysis }: StoredFiling) {
  return db
    .select({ confirmation: confirmations, by: personName(confirmations.confirmed_by) })
    .from(confirmations)
    .innerJoin(analyses, eq(analyses.id, confirmations.analysis_id))
    .where(and(eq(confirmations.filing_id, filing.id), eq(analyses.version_id, analysis.version_id)))
    .orderBy(confirmations.filing_version, confirmations.field);
}
