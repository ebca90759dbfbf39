import { and, eq, inArray, isNull } from 'drizzle-orm';
import { researchConnections } from '#server/db/schema/platforms';
import type { Db } from '#server/kernel/Database';
import type { StoredConnection } from './connectionRepository.ts';

/** The court's own token for CourtListener, as long as it is taken there. */
export async function findCourtsConnection(db: Db, courtId: string): Promise<StoredConnection | null> {
  const [connection] = await db
    .select()
    .from(researchConnections)
    .where(
      and(
        eq(researchConnections.court_id, courtId),
        eq(researchConnections.platform, 'courtlistener'),
        isNull(researchConnections.person_id),
        inArray(researchConnections.state, ['connected', 'unreachable']),
      ),
    );
  return connection ?? null;
}
