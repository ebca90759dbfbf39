import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import { documentFixes } from '#server/db/schema/documentFixes';
import { analyses, confirmations, documents, extractedFields, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { StoredFiling } from '../filingRepository.ts';
import { deleteFixes } from './fixRepository.ts';

/**
 * Before drafts are filed: deletes fixes that were not applied, and what was read in documents before a redaction, so that
 * the court receives nothing of what was removed. The filer keeps the original files.
 */
export async function forgetOriginals(
  tx: Db,
  needs: Needs<'now'>,
  drafts: readonly Pick<StoredFiling, 'filing' | 'analysis' | 'documents'>[],
): Promise<void> {
  const document_ids = drafts.flatMap((draft) => draft.documents.map(({ document }) => document.id));
  await deleteFixes(tx, needs, { document_ids, onlyOpen: true });
  for (const { filing, analysis } of drafts) {
    if (await wasRedacted(tx, filing.id)) await forgetEarlierReadings(tx, filing.id, analysis);
  }
}

async function wasRedacted(tx: Db, filing_id: string): Promise<boolean> {
  const lead = and(eq(documents.filing_id, filing_id), eq(documents.kind, 'lead'));
  const redacted = and(
    eq(documentFixes.document_id, documents.id),
    eq(documentFixes.fix, 'redact'),
    eq(documentFixes.state, 'applied'),
  );
  const applied = tx.select({ found: sql`1` }).from(documentFixes).where(redacted);
  return (await tx.$count(documents, and(lead, exists(applied)))) > 0;
}

async function forgetEarlierReadings(tx: Db, filing_id: string, newest: StoredFiling['analysis']): Promise<void> {
  const earlier = tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.filing_id, filing_id), ne(analyses.id, newest.id)));
  await tx.delete(confirmations).where(inArray(confirmations.analysis_id, earlier));
  await tx.delete(extractedFields).where(inArray(extractedFields.analysis_id, earlier));
  await tx.delete(analyses).where(and(eq(analyses.filing_id, filing_id), ne(analyses.id, newest.id)));
  // Sentences of the original, where the redacted document could not be read.
  if (newest.state !== 'done') await tx.update(filings).set({ summary: [] }).where(eq(filings.id, filing_id));
}
