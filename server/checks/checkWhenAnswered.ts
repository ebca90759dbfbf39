import { and, eq } from 'drizzle-orm';
import { documents, documentVersions } from '#server/db/schema/filings';
import { citationLedgers } from '#server/db/schema/ledger';
import type { Needs } from '#server/kernel/needs';
import { checkFilingAgain } from './checkFilingAgain.ts';

/** Checks a filing again after a service has responded about a document's authorities. */
export async function checkWhenAnswered(needs: Needs<'db' | 'now'>, versionId: string): Promise<void> {
  const [answered] = await needs.db
    .select({ filing_id: documents.filing_id })
    .from(citationLedgers)
    .innerJoin(documentVersions, eq(documentVersions.id, citationLedgers.version_id))
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .where(and(eq(citationLedgers.version_id, versionId), eq(citationLedgers.state, 'done')));
  if (answered) await checkFilingAgain(needs, answered.filing_id, { cause: 'ledger', caused_by: null });
}
