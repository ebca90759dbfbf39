import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { isActive } from '#domain/attorneys/standings';
import { attorneys } from '#server/db/schema/attorneys';
import { analyses, extractedFields, type filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

/** Counsel of a party, as the roster or else the paper itself knows them. */
export type Counsel = {
  ofParty: { attorney_id: string | null; counsel_name: string | null; counsel_bar_number: string | null };
  active: boolean;
};

/** Who signed for the side that filed: by the bar numbers on the paper, else the filer's own entry in the roster. */
export async function findCounselOf(
  tx: Db,
  filing: Pick<typeof filings.$inferSelect, 'id' | 'court_id' | 'filed_by'>,
): Promise<Counsel | undefined> {
  const numbers = await readBarNumbers(tx, filing.id);
  const inCourt = eq(attorneys.court_id, filing.court_id);
  const [byNumber] =
    numbers.length > 0
      ? await tx
          .select()
          .from(attorneys)
          .where(and(inCourt, inArray(attorneys.bar_number, numbers)))
          .orderBy(asc(attorneys.full_name))
          .limit(1)
      : [];
  const [own] = byNumber
    ? [byNumber]
    : await tx
        .select()
        .from(attorneys)
        .where(and(inCourt, eq(attorneys.person_id, filing.filed_by)));
  if (own) {
    const { id: attorney_id, full_name: counsel_name, bar_number: counsel_bar_number } = own;
    return { ofParty: { attorney_id, counsel_name, counsel_bar_number }, active: isActive(own.status) };
  }
  const [stated] = numbers;
  if (!stated) return undefined;
  return { ofParty: { attorney_id: null, counsel_name: null, counsel_bar_number: stated }, active: false };
}

async function readBarNumbers(tx: Db, filing_id: string): Promise<string[]> {
  const [analysis] = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.filing_id, filing_id), eq(analyses.state, 'done')))
    .orderBy(desc(analyses.requested_at))
    .limit(1);
  if (!analysis) return [];
  const found = await tx
    .select({ value: extractedFields.value })
    .from(extractedFields)
    .where(and(eq(extractedFields.analysis_id, analysis.id), eq(extractedFields.field, 'bar_numbers')))
    .orderBy(extractedFields.position);
  return found.map(({ value }) => value);
}
