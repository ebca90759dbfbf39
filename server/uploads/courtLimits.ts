import { eq } from 'drizzle-orm';
import { noSizeSettings, type SizeLimits, type SizeSettings } from '#domain/uploads/SizeLimits';
import { sizeLimitsOf } from '#domain/uploads/sizeLimitsOf';
import { findCourt } from '#server/courts/findCourt';
import { courtUploadLimits } from '#server/db/schema/uploads';
import type { Db } from '#server/kernel/Database';

/** What a court sets about the size of documents; version 0 where it sets nothing. */
export async function findSizeSettings(db: Db, court_id: string): Promise<{ settings: SizeSettings; version: number }> {
  const [found] = await db.select().from(courtUploadLimits).where(eq(courtUploadLimits.court_id, court_id));
  if (!found) return { settings: noSizeSettings, version: 0 };
  const { document_mb, envelope_mb, authority, version } = found;
  return { settings: { document_mb, envelope_mb, authority }, version };
}

/** Saves the setting of a court that the caller has locked. */
export async function saveSizeSettings(tx: Db, court_id: string, settings: SizeSettings, version: number) {
  await tx
    .insert(courtUploadLimits)
    .values({ court_id, ...settings, version })
    .onConflictDoUpdate({ target: courtUploadLimits.court_id, set: { ...settings, version } });
}

/** The largest documents and envelopes that a court takes. */
export async function findSizeLimits(db: Db, court_id: string): Promise<SizeLimits & { court: string }> {
  const court = await findCourt(db, court_id);
  const { settings } = await findSizeSettings(db, court_id);
  return { ...sizeLimitsOf(court, settings), court: court.name };
}
