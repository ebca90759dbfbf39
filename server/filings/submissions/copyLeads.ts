import { inArray } from 'drizzle-orm';
import { say } from '#domain/messages/say';
import type { StoredCourt } from '#server/courts/findCourt';
import { corrections, documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import type { StoredDocument, StoredFiling } from '../filingRepository.ts';
import { queueAnalysis } from '../queueAnalysis.ts';

/** These values are those of the court for which the document was written. */
const ofCourt: readonly string[] = [
  'court',
  'location',
  'case_number',
  'filing_date',
  'judge_name',
  'hearing_date',
  'hearing_time',
  'priority',
];

type Copying = { envelope_id: string; court: StoredCourt; at: Date };

/**
 * Copies the lead documents of a draft with their attachments and corrections into a draft for another court. The files
 * are the same stored ones; the documents are read again as that court reads them. Returns the new IDs of the documents
 * by the earlier ones.
 */
export async function copyLeads(tx: Db, leads: readonly StoredFiling[], to: Copying): Promise<Map<string, string>> {
  const copied = new Map<string, string>();
  const corrected = await findCorrections(tx, leads);
  for (const [position, lead] of leads.entries()) {
    const filing = await insertCopy(tx, lead.filing, position, to);
    let version_id = '';
    for (const stored of lead.documents) {
      const made = await copyDocument(tx, stored, filing.id);
      copied.set(stored.document.id, made.document_id);
      if (stored.document.kind === 'lead') version_id = made.version_id;
    }
    const analysis_id = await queueAnalysis(tx, filing, { version_id, at: to.at });
    for (const { id: _id, ...one } of corrected.filter(({ filing_id }) => filing_id === lead.filing.id)) {
      await tx.insert(corrections).values({ ...one, filing_id: filing.id, analysis_id, filing_version: 1 });
    }
  }
  return copied;
}

/** The corrections that apply in every court, oldest first. */
export async function findCorrections(db: Db, leads: readonly StoredFiling[]) {
  const ids = leads.map(({ filing }) => filing.id);
  const found = await db
    .select()
    .from(corrections)
    .where(inArray(corrections.filing_id, ids))
    .orderBy(corrections.corrected_at, corrections.filing_version);
  return found.filter(({ field }) => !ofCourt.includes(field));
}

async function insertCopy(
  tx: Db,
  { filed_by, document_name, case_type }: StoredFiling['filing'],
  envelope_position: number,
  { envelope_id, court, at }: Copying,
) {
  const [made] = await tx
    .insert(filings)
    .values({
      ...{ court_id: court.id, court_level: court.level, jurisdiction: court.jurisdiction, case_type },
      ...{ filed_by, envelope_id, document_name, envelope_position, received_at: at },
      ...{ state: 'draft', priority: 'medium', priority_reason: say('not_analyzed') },
    })
    .returning();
  return made!;
}

async function copyDocument(tx: Db, { document, version }: StoredDocument, filing_id: string) {
  const { kind, position, title } = document;
  const [made] = await tx.insert(documents).values({ filing_id, kind, position, title }).returning();
  const { sha256, file_name, file_type, file_size, pages, uploaded_by, uploaded_at } = version;
  const [first] = await tx
    .insert(documentVersions)
    .values({
      ...{ document_id: made!.id, number: 1, sha256, file_name, file_type, file_size, pages, uploaded_by, uploaded_at },
    })
    .returning({ id: documentVersions.id });
  return { document_id: made!.id, version_id: first!.id };
}

/** The documents of a draft as compared with those of its copy: their files in order. */
export const filesOf = (leads: readonly StoredFiling[]): string =>
  leads
    .map((lead) => lead.documents.map(({ document, version }) => `${document.kind} ${version.sha256}`).join('\n'))
    .join('\n\n');
