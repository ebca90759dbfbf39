import { and, desc, eq, isNull } from 'drizzle-orm';
import { courtCertificates, sealedDocuments } from '#server/db/schema/seals';
import type { Db } from '#server/kernel/Database';

export type StoredCertificate = typeof courtCertificates.$inferSelect;

/** To what the sealed key of a certificate is bound. */
export const purposeOfKey = (fingerprint: string) => `key of the certificate ${fingerprint}`;

/** The certificate with which a court seals now. */
export async function findPresentCertificate(db: Db, court_id: string): Promise<StoredCertificate | null> {
  const present = and(eq(courtCertificates.court_id, court_id), isNull(courtCertificates.retired_at));
  const [found] = await db.select().from(courtCertificates).where(present);
  return found ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockPresentCertificate(tx: Db, court_id: string): Promise<StoredCertificate | null> {
  const present = and(eq(courtCertificates.court_id, court_id), isNull(courtCertificates.retired_at));
  const [found] = await tx.select().from(courtCertificates).where(present).for('update');
  return found ?? null;
}

/** A certificate of any court, present or retired, by its fingerprint. */
export async function findCertificateForSystem(db: Db, fingerprint: string): Promise<StoredCertificate | null> {
  const [found] = await db
    .select()
    .from(courtCertificates)
    .where(eq(courtCertificates.fingerprint, fingerprint))
    .orderBy(desc(courtCertificates.added_at))
    .limit(1);
  return found ?? null;
}

/** Puts a certificate in the place of the present one; null if another person was first. */
export async function replaceCertificate(
  tx: Db,
  made: typeof courtCertificates.$inferInsert,
): Promise<StoredCertificate | null> {
  const { court_id, added_at } = made;
  const present = and(eq(courtCertificates.court_id, court_id), isNull(courtCertificates.retired_at));
  await tx.update(courtCertificates).set({ retired_at: added_at }).where(present);
  const [stored] = await tx.insert(courtCertificates).values(made).onConflictDoNothing().returning();
  return stored ?? null;
}

/** Puts a document on record as sealed, so that anyone can verify it by its fingerprint. */
export async function recordSealed(tx: Db, sealed: typeof sealedDocuments.$inferInsert): Promise<void> {
  await tx.insert(sealedDocuments).values(sealed).onConflictDoNothing();
}

export async function findSealedForSystem(db: Db, sha256: string) {
  const [found] = await db.select().from(sealedDocuments).where(eq(sealedDocuments.sha256, sha256));
  return found ?? null;
}
