import { and, desc, eq } from 'drizzle-orm';
import { forRuling, forSignature } from '#domain/chambers/awaiting';
import { addDays } from '#domain/days/days';
import { toMoment } from '#domain/hearings/courtTime';
import { cases } from '#server/db/schema/cases';
import { judicialMarks } from '#server/db/schema/chambers';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import type { PlannedCase, PlannedDocument } from './plan/PlannedCase.ts';
import type { PlannedFiling } from './plan/planFilings.ts';

type Marked = { mark: 'reviewed' | 'signed'; on: string };

/** Days within which judges rule on a document without a hearing. */
const ruledWithin = 21;

/** Marks a filing on which the judge has ruled, so that the judge's list shows only what is still to be decided. */
export async function markSampleFiling(
  db: Db,
  filing_id: string,
  { held, document }: PlannedFiling,
  { today, zone }: { today: string; zone: string },
): Promise<void> {
  const marked = markOf(held, document, today);
  if (!marked) return;
  const [found] = await db
    .select({ document_type: filings.document_type, judge_id: cases.judge_id })
    .from(filings)
    .innerJoin(cases, and(eq(cases.court_id, filings.court_id), eq(cases.case_number, held.case_number)))
    .where(eq(filings.id, filing_id));
  const asks: readonly (string | null)[] = marked.mark === 'signed' ? forSignature : [...forRuling, ...forSignature];
  if (!found?.judge_id || !asks.includes(found.document_type)) return;
  const [version] = await db
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .where(eq(documents.filing_id, filing_id))
    .orderBy(desc(documentVersions.uploaded_at))
    .limit(1);
  await db
    .insert(judicialMarks)
    .values({
      ...{ court_id: held.court_id, filing_id, judge_id: found.judge_id, mark: marked.mark },
      version_id: marked.mark === 'signed' ? (version?.id ?? null) : null,
      marked_at: toMoment({ date: marked.on, time: '17:05' }, zone)!,
    })
    .onConflictDoNothing();
}

/** What the judge did with a document by the day of the plan; null while it awaits the judge. */
function markOf(held: PlannedCase, document: PlannedDocument, today: string): Marked | null {
  const { hearing, heading, filed_on } = document;
  if (heading.startsWith('[PROPOSED]')) {
    const signed = held.entries.find((entry) => entry.code === 'order_signed_proposed' && entry.filed_on >= filed_on);
    return signed ? { mark: 'signed', on: signed.filed_on } : null;
  }
  const closed = held.closed_on !== null && held.closed_on >= filed_on ? held.closed_on : null;
  if (!hearing) {
    const ruled = addDays(filed_on, ruledWithin);
    return ruled < today ? { mark: 'reviewed', on: ruled } : closed ? { mark: 'reviewed', on: closed } : null;
  }
  const set = held.hearings.find(({ date, time }) => date === hearing.date && time === hearing.time);
  const heard = held.hearings.find(
    ({ status, date, event_type }) => status === 'completed' && event_type === set?.event_type && date >= hearing.date,
  );
  const on = heard?.date ?? closed;
  return on ? { mark: 'reviewed', on } : null;
}
