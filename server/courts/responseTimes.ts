import { eq } from 'drizzle-orm';
import {
  noResponseSettings,
  type OwnResponseTime,
  type ResponseKind,
  type ResponseSettings,
  responseKinds,
} from '#domain/deadlines/responseTimes';
import { courtResponseTimes } from '#server/db/schema/courtResponseTimes';
import type { Db } from '#server/kernel/Database';

/** The times that a court set for the response to motions, each with its version; version 0 where none was saved. */
export async function findResponseTimes(
  db: Db,
  court_id: string,
): Promise<{ settings: ResponseSettings; versions: Record<ResponseKind, number> }> {
  const found = await db.select().from(courtResponseTimes).where(eq(courtResponseTimes.court_id, court_id));
  const settings = { ...noResponseSettings };
  const versions = Object.fromEntries(responseKinds.map((kind) => [kind, 0])) as Record<ResponseKind, number>;
  for (const { kind, days, unit, runs, authority, version } of found) {
    // The table has all four or none.
    settings[kind] = days === null ? null : { days, unit: unit!, runs: runs!, authority: authority! };
    versions[kind] = version;
  }
  return { settings, versions };
}

/** Saves the time that a court sets for one kind of motions, or that it sets none. The caller has locked the court. */
export async function saveResponseTime(
  tx: Db,
  { court_id, kind, version }: { court_id: string; kind: ResponseKind; version: number },
  own: OwnResponseTime | null,
): Promise<void> {
  const set = { ...(own ?? { days: null, unit: null, runs: null, authority: null }), version };
  await tx
    .insert(courtResponseTimes)
    .values({ court_id, kind, ...set })
    .onConflictDoUpdate({ target: [courtResponseTimes.court_id, courtResponseTimes.kind], set });
}
