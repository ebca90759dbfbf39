import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { isDate } from '#domain/days/days';
import { type AppliedCorrection, applyCorrections } from '#domain/filings/applyCorrections';
import { priorityOf } from '#domain/filings/priorityOf';
import type { ReasonMessage } from '#domain/filings/ReasonMessage';
import { readingToRecord } from '#domain/filings/readingToRecord';
import { undecidedStates } from '#domain/filings/states';
import { unreadPages } from '#domain/filings/unreadPages';
import type { Reading } from '#domain/reading/Reading';
import { groupRows } from '#server/db/groupRows';
import { analyses, corrections, documents, documentVersions, filings } from '#server/db/schema/filings';
import { storable } from '#server/db/storable';
import type { Db } from '#server/kernel/Database';
import { findCaseMeantForSystem } from './choices/chosenForFiling.ts';
import { findStatedCaseForSystem } from './intakes/takenIn.ts';
import { newestAnalysis } from './newestAnalysis.ts';

/** Corrections of the current document in any of its analyses, but not of a document that it replaced. */
const inNewestVersion = sql`${corrections.analysis_id} in (
  select same.id from ${analyses} as same
  where same.filing_id = ${corrections.filing_id}
    and same.version_id = ${newestAnalysis(corrections.filing_id, 'version_id')})`;

/**
 * Writes the current values into a locked filing: the machine's reading with all corrections, what is missing, its
 * priority unless a person set it, and the case that it names, as a proposal for the court.
 */
export async function updateCurrentValues(
  tx: Db,
  filing: typeof filings.$inferSelect,
  machine: Reading,
): Promise<void> {
  if (filing.attached_to !== null) return updateAttachment(tx, filing, machine);
  const reading = await correctReadingForSystem(tx, filing.id, machine);
  const { evidence: _evidence, accuracy_score: _ofBoth, filling_date, ...record } = storable(readingToRecord(reading));
  const confidence_reasons = [...record.confidence_reasons, ...(await findUnreadPagesForSystem(tx, filing.id))];
  const days = { filing_date: asDay(filling_date), hearing_date: asDay(record.hearing_date) };
  const values = { ...record, ...days, confidence_reasons };
  const { priority, reason } = priorityOf(values);
  await tx
    .update(filings)
    .set({
      ...values,
      ...(filing.priority_set_by === null && { priority, priority_reason: reason }),
      // Once the court has decided, the case that the document names changes nothing.
      ...(undecidedStates.includes(filing.state) && {
        proposed_case_id:
          (await findStatedCaseForSystem(tx, filing.envelope_id)) ?? (await findCaseMeantForSystem(tx, filing, values)),
      }),
    })
    .where(eq(filings.id, filing.id));
}

/** Of an attachment that was returned alone, only its type is read; its case is that of its lead document. */
async function updateAttachment(tx: Db, { id }: { id: string }, machine: Reading): Promise<void> {
  const { doc_type, document_type } = storable(readingToRecord(machine));
  const confidence_reasons = await findUnreadPagesForSystem(tx, id);
  await tx
    .update(filings)
    .set({ doc_type, document_type, confidence_reasons, is_complete: confidence_reasons.length === 0 })
    .where(eq(filings.id, id));
}

/** The doubt caused by unreadable pages of the main document. */
export async function findUnreadPagesForSystem(tx: Db, filing_id: string): Promise<ReasonMessage[]> {
  const [newest] = await tx
    .select({ pages: documentVersions.pages, without: documentVersions.pages_without_text })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .where(and(eq(documents.filing_id, filing_id), eq(documents.kind, 'lead')))
    .orderBy(desc(documentVersions.number))
    .limit(1);
  return newest ? unreadPages(newest.without, newest.pages) : [];
}

/** An invalid date was misread; it is stored as null, and nothing else is lost. */
function asDay(read: string | null): string | null {
  return read !== null && isDate(read) ? read : null;
}

/** The machine's reading with every correction over it. */
export async function correctReadingForSystem(tx: Db, filing_id: string, machine: Reading): Promise<Reading> {
  return (await correctReadingsForSystem(tx, new Map([[filing_id, machine]]))).get(filing_id)!;
}

/** The machine's readings of several filings, by filing, with every correction over them. */
export async function correctReadingsForSystem(
  tx: Db,
  machines: ReadonlyMap<string, Reading>,
): Promise<Map<string, Reading>> {
  if (machines.size === 0) return new Map();
  const made = await tx
    .select({ filing_id: corrections.filing_id, field: corrections.field, new_value: corrections.new_value })
    .from(corrections)
    .where(
      and(
        inArray(corrections.filing_id, [...machines.keys()]),
        ne(corrections.field, 'priority'),
        or(isNull(corrections.analysis_id), inNewestVersion),
      ),
    )
    .orderBy(corrections.filing_version);
  const of = groupRows(made, ({ filing_id }) => filing_id);
  return new Map(
    [...machines].map(([id, machine]) => [id, applyCorrections(machine, (of.get(id) ?? []) as AppliedCorrection[])]),
  );
}
