import { eq } from 'drizzle-orm';
import { draftShares } from '#server/db/schema/firms';
import type { Db } from '#server/kernel/Database';

/** Opens a new part of a submission to those to whom the draft is open from which it was made. */
export async function copySharingForSystem(tx: Db, from: string, to: string): Promise<void> {
  const shares = await tx.select().from(draftShares).where(eq(draftShares.envelope_id, from));
  if (shares.length > 0) await tx.insert(draftShares).values(shares.map((share) => ({ ...share, envelope_id: to })));
}
