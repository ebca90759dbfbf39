import { eq } from 'drizzle-orm';
import { researchConnections } from '#server/db/schema/platforms';
import type { SealedPlace } from '#server/secrets/SealedPlace';
import { purposeOfStored } from './connectionRepository.ts';

/** The credentials for research platforms. */
export const sealedConnections: SealedPlace = {
  column: 'research_connections.sealed',
  async list(db) {
    const rows = await db.select().from(researchConnections);
    return rows.map((row) => ({ id: row.id, sealed: row.sealed, purpose: purposeOfStored(row) }));
  },
  replace: (db, id, sealed) => db.update(researchConnections).set({ sealed }).where(eq(researchConnections.id, id)),
};
