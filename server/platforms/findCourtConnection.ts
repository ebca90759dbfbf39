import { and, eq, isNull } from 'drizzle-orm';
import type { PlatformId } from '#domain/research/platforms';
import { researchConnections } from '#server/db/schema/platforms';
import type { Db } from '#server/kernel/Database';
import type { StoredConnection } from './connectionRepository.ts';

/** A court's connection with a research platform. */
export async function findCourtConnection(
  db: Db,
  court_id: string,
  platform: PlatformId,
): Promise<StoredConnection | undefined> {
  const [held] = await db
    .select()
    .from(researchConnections)
    .where(
      and(
        eq(researchConnections.court_id, court_id),
        eq(researchConnections.platform, platform),
        isNull(researchConnections.person_id),
      ),
    );
  return held;
}
