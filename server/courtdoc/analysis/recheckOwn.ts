import { eq } from 'drizzle-orm';
import { checkOwn, type OwnFile } from '#server/checks/checkOwn';
import { findOwnCheck } from '#server/checks/findOwnCheck';
import { documentAnalyses } from '#server/db/schema/courtdoc';
import { storable } from '#server/db/storable';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { AnalyzedDocument } from '#server/kernel/ports/DocumentEngine';

type NewFile = { sha256: string; file_size: number; read: AnalyzedDocument };
const noChoices = { court_level: null, jurisdiction: null, case_type: null };

/**
 * Puts a file that was read in place of the lead document of a locked analysis, and checks it with the same choices and
 * supporting documents. Of the document before it, nothing that was read is kept.
 */
export async function recheckOwn(
  tx: Db,
  needs: Needs<'now'>,
  actor: Actor,
  { id, file_name }: typeof documentAnalyses.$inferSelect,
  { sha256, file_size, read }: NewFile,
): Promise<void> {
  const at = needs.now();
  const before = await findOwnCheck(tx, id);
  await tx
    .update(documentAnalyses)
    .set({
      ...{ sha256, file_size, file_type: read.format, pages: read.pages },
      pages_without_text: read.pagesWithoutText.length,
      pages_recognized: read.pagesRecognized.length,
      reading: storable(read.reading),
      analyzed_at: at,
    })
    .where(eq(documentAnalyses.id, id));
  const others = (before?.documents ?? [])
    .slice(1)
    .map(({ document_name, reading, facts }): OwnFile => ({ name: document_name, read: { reading, facts } }));
  await checkOwn(tx, needs, actor, {
    ...{ analysis_id: id, chosen: before?.choices ?? noChoices, at },
    papers: [{ name: file_name, sha256, read }, ...others],
  });
}
