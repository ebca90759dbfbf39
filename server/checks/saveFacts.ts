import type { DocumentFacts } from '#domain/documentFacts/DocumentFacts';
import type { Reading } from '#domain/reading/Reading';
import { writeLedger } from '#server/citations/writeLedger';
import { storable } from '#server/db/storable';
import { saveDocumentFacts } from '#server/filings/documentFactsRepository';
import { writeFingerprint } from '#server/filings/duplicates/writeFingerprint';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/**
 * Stores the facts of a document version for its checks, and looks up its citations. New facts replace the previous
 * ones.
 */
export async function saveFacts(
  tx: Db,
  needs: Needs<'now'>,
  { version_id, court_id }: { version_id: string; court_id: string },
  { reading, facts }: { reading: Reading; facts: DocumentFacts },
): Promise<void> {
  const values = storable({ reading, facts });
  await saveDocumentFacts(tx, version_id, values, needs.now());
  await writeLedger(tx, needs, { versionId: version_id, courtId: court_id, citations: values.facts.citations });
  await writeFingerprint(tx, version_id, facts.fingerprint);
}
