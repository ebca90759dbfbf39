import { eq } from 'drizzle-orm';
import { courtCertificates } from '#server/db/schema/seals';
import type { SealedPlace } from '#server/secrets/SealedPlace';
import { purposeOfKey } from './certificateRepository.ts';

/** The keys of the courts’ certificates. */
export const sealedKeys: SealedPlace = {
  column: 'court_certificates.sealed_key',
  async list(db) {
    const rows = await db.select().from(courtCertificates);
    return rows.map(({ id, fingerprint, sealed_key }) => ({
      ...{ id, sealed: sealed_key, purpose: purposeOfKey(fingerprint) },
    }));
  },
  replace: (db, id, sealed_key) => db.update(courtCertificates).set({ sealed_key }).where(eq(courtCertificates.id, id)),
};
