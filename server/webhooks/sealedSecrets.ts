import { eq, isNotNull } from 'drizzle-orm';
import { webhookEndpoints } from '#server/db/schema/webhooks';
import type { SealedPlace } from '#server/secrets/SealedPlace';
import { secretPurpose } from './attemptDelivery.ts';

/** The signing secrets of webhooks. */
export const sealedSecrets: SealedPlace = {
  column: 'webhook_endpoints.secret_sealed',
  async list(db) {
    const rows = await db
      .select({ id: webhookEndpoints.id, sealed: webhookEndpoints.secret_sealed })
      .from(webhookEndpoints);
    return rows.map((row) => ({ ...row, purpose: secretPurpose }));
  },
  replace: (db, id, secret_sealed) =>
    db.update(webhookEndpoints).set({ secret_sealed }).where(eq(webhookEndpoints.id, id)),
};

/** Their previous secrets, as long as these sign too. */
export const sealedPreviousSecrets: SealedPlace = {
  column: 'webhook_endpoints.previous_secret_sealed',
  async list(db) {
    const rows = await db
      .select({ id: webhookEndpoints.id, sealed: webhookEndpoints.previous_secret_sealed })
      .from(webhookEndpoints)
      .where(isNotNull(webhookEndpoints.previous_secret_sealed));
    return rows.map(({ id, sealed }) => ({ id, sealed: sealed!, purpose: secretPurpose }));
  },
  replace: (db, id, previous_secret_sealed) =>
    db.update(webhookEndpoints).set({ previous_secret_sealed }).where(eq(webhookEndpoints.id, id)),
};
