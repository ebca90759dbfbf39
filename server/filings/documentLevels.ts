import { eq } from 'drizzle-orm';
import type { AccessLevel } from '#domain/access/accessLevels';
import { levelOfMark, type Marked } from '#domain/sealing/documentMarks';
import { documents, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

type Levels = Pick<typeof filings.$inferSelect, 'levels_by_document' | 'access'>;

/** Stores what the filer stated about each document of a filing, with the levels that follow. */
export async function setMarksForSystem(
  tx: Db,
  filing_id: string,
  marks: readonly Marked[],
  levels: Levels,
): Promise<void> {
  for (const { id, mark, redacts } of marks) {
    await tx
      .update(documents)
      .set({ mark, redacts, access: levelOfMark(mark) })
      .where(eq(documents.id, id));
  }
  await tx.update(filings).set(levels).where(eq(filings.id, filing_id));
}

/** Gives one document a level. A lead document has that of its filing. Returns the level before. */
export async function setDocumentAccessForSystem(tx: Db, id: string, access: AccessLevel): Promise<AccessLevel> {
  const [found] = await tx
    .select({ document: documents, filing: filings.access })
    .from(documents)
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(eq(documents.id, id))
    .for('update', { of: documents });
  const { document, filing } = found!;
  if (document.kind === 'lead') {
    await tx.update(filings).set({ access }).where(eq(filings.id, document.filing_id));
    return filing;
  }
  await tx.update(documents).set({ access }).where(eq(documents.id, id));
  return document.access;
}
