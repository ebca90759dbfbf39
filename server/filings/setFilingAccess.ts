import { eq, or } from 'drizzle-orm';
import type { AccessLevel } from '#domain/access/accessLevels';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

/** Gives a filing, and the attachments that were accepted after it, the level of its docket entry. */
export async function setFilingAccessForSystem(tx: Db, filing_id: string, access: AccessLevel): Promise<void> {
  await tx
    .update(filings)
    .set({ access })
    .where(or(eq(filings.id, filing_id), eq(filings.attached_to, filing_id)));
}
