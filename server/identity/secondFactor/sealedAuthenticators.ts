import { eq, isNotNull } from 'drizzle-orm';
import { secondFactors } from '#server/db/schema/secondFactor';
import type { SealedPlace } from '#server/secrets/SealedPlace';
import { purposeOf } from './authenticators.ts';

/** The secrets of people's authenticators. */
export const sealedAuthenticators: SealedPlace = {
  column: 'second_factors.sealed_secret',
  async list(db) {
    const rows = await db.select().from(secondFactors).where(isNotNull(secondFactors.sealed_secret));
    return rows.map(({ id, person_id, sealed_secret }) => ({
      id,
      sealed: sealed_secret!,
      purpose: purposeOf(person_id),
    }));
  },
  replace: (db, id, sealed_secret) => db.update(secondFactors).set({ sealed_secret }).where(eq(secondFactors.id, id)),
};
