import { eq } from 'drizzle-orm';
import { bandsOf, type Fingerprint } from '#domain/documentFacts/fingerprintOf';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { documentFingerprints } from '#server/db/schema/fingerprints';
import type { Db } from '#server/kernel/Database';

/** Stores the fingerprint that recognizes the text of a version; nothing for a text that is too short. */
export async function writeFingerprint(tx: Db, versionId: string, fingerprint: Fingerprint | null): Promise<void> {
  if (fingerprint === null) {
    await tx.delete(documentFingerprints).where(eq(documentFingerprints.version_id, versionId));
    return;
  }
  const [of] = await tx
    .select({ court_id: filings.court_id })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(eq(documentVersions.id, versionId));
  const { words, sketch } = fingerprint;
  const kept = { court_id: of!.court_id, words, sketch: sketch.map(toColumn), bands: bandsOf(sketch) };
  await tx
    .insert(documentFingerprints)
    .values({ version_id: versionId, ...kept })
    .onConflictDoUpdate({ target: documentFingerprints.version_id, set: kept });
}

/** A hash has 32 bits without a sign, a column one with. */
export const toColumn = (hash: number): number => hash - 0x8000_0000;
