import { type DocumentFacts, factsVersion } from '#domain/documentFacts/DocumentFacts';
import type { Reading } from '#domain/reading/Reading';
import { writeLedger } from '#server/citations/writeLedger';
import { documentFacts } from '#server/db/schema/documentFacts';
import { storable } from '#server/db/storable';
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
  const made = { ...values, facts_version: factsVersion, made_at: needs.now() };
  await tx
    .insert(documentFacts)
    .values({ version_id, ...made })
    .onConflictDoUpdate({ target: documentFacts.version_id, set: made });
  await writeLedger(tx, needs, { versionId: version_id, courtId: court_id, citations: values.facts.citations });
  await writeFingerprint(tx, version_id, facts.fingerprint);
}
