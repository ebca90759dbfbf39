import { and, desc, eq } from 'drizzle-orm';
import { attorneyClaims } from '#server/db/schema/attorneyClaims';
import type { Db } from '#server/kernel/Database';

export type StoredClaim = typeof attorneyClaims.$inferSelect;

/** The newest claim of a person to an entry of a court's roster. */
export async function findLastClaim(
  db: Db,
  { person_id, court_id }: { person_id: string; court_id: string },
): Promise<StoredClaim | undefined> {
  const [claim] = await db
    .select()
    .from(attorneyClaims)
    .where(and(eq(attorneyClaims.person_id, person_id), eq(attorneyClaims.court_id, court_id)))
    .orderBy(desc(attorneyClaims.created_at))
    .limit(1);
  return claim;
}
