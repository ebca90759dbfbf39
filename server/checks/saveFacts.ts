import { type DocumentFacts, factsVersion } from '#domain/checks/DocumentFacts';
import type { Reading } from '#domain/filings/Reading';
import type { Db } from '#server/db/db';
import { documentFacts } from '#server/db/schema/checks';
import { storable } from '#server/filings/storable';

/** Keeps what checks look at in a version of a document; made anew, it takes the place of what was there. */
export async function saveFacts(
  tx: Db,
  version_id: string,
  { reading, facts }: { reading: Reading; facts: DocumentFacts },
  made_at: Date,
): Promise<void> {
  const values = storable({ reading, facts });
  const made = { ...values, facts_version: factsVersion, made_at };
  await tx
    .insert(documentFacts)
    .values({ version_id, ...made })
    .onConflictDoUpdate({ target: documentFacts.version_id, set: made });
}
