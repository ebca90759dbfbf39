import { eq } from 'drizzle-orm';
import { joinedAttachment } from '#domain/docketing/joinedAttachment';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';
import { textOfEntry } from './describeEntries.ts';
import { writeVersion } from './entryRepository.ts';

type Joining = { number: number; file_name: string; filed_on: string };

/** The entry of a filing as it will read with a corrected attachment; undefined if the filing has no entry. */
export async function proposeAmendedForSystem(db: Db, lead_filing_id: string, joining: Joining) {
  const [entry] = await db.select().from(docketEntries).where(eq(docketEntries.filing_id, lead_filing_id));
  if (!entry) return undefined;
  const { number, code, on_behalf_of, related_number } = entry;
  return { number, code, on_behalf_of, related_number, text: joinedAttachment(textOfEntry(entry), joining) };
}

/**
 * Amends the entry of a filing with an attachment that was returned, corrected, and accepted. The earlier version is
 * kept. The caller has locked the case. Returns the number of the entry; undefined if the filing has no entry.
 */
export async function amendEntryForSystem(
  tx: Db,
  lead_filing_id: string,
  joining: Joining,
  change: { changed_by: string; changed_at: Date },
): Promise<number | undefined> {
  const [entry] = await tx
    .select()
    .from(docketEntries)
    .where(eq(docketEntries.filing_id, lead_filing_id))
    .for('update');
  if (!entry) return undefined;
  const text = textOfEntry(entry);
  await writeVersion(
    tx,
    entry,
    { text: joinedAttachment(text, joining) },
    {
      text,
      change: 'corrected',
      reason: `Attachment # ${joining.number} was corrected and accepted.`,
      ...change,
    },
  );
  return entry.number;
}
