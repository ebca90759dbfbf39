import { eq, isNotNull } from 'drizzle-orm';
import { researchConnections } from '#server/db/schema/platforms';
import { secondFactors } from '#server/db/schema/secondFactor';
import { webhookEndpoints } from '#server/db/schema/webhooks';
import { purposeOf as purposeOfAuthenticator } from '#server/identity/secondFactor/authenticators';
import type { Database, Db } from '#server/kernel/Database';
import { purposeOfStored } from '#server/platforms/connectionRepository';
import { secretPurpose } from '#server/webhooks/attemptDelivery';

export type SealedValue = { id: string; purpose: string; sealed: Buffer };

/** A column of the database that keeps sealed values. */
export type SealedPlace = {
  column: `${string}.${string}`;
  list(db: Database): Promise<SealedValue[]>;
  replace(db: Db, id: string, sealed: Buffer): Promise<unknown>;
};

/** Every place with encrypted values: a new column of this kind must be added here, or a key change misses it. */
export const sealedPlaces: SealedPlace[] = [
  {
    column: 'webhook_endpoints.secret_sealed',
    async list(db) {
      const rows = await db
        .select({ id: webhookEndpoints.id, sealed: webhookEndpoints.secret_sealed })
        .from(webhookEndpoints);
      return rows.map((row) => ({ ...row, purpose: secretPurpose }));
    },
    replace: (db, id, secret_sealed) =>
      db.update(webhookEndpoints).set({ secret_sealed }).where(eq(webhookEndpoints.id, id)),
  },
  {
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
  },
  {
    column: 'research_connections.sealed',
    async list(db) {
      const rows = await db.select().from(researchConnections);
      return rows.map((row) => ({ id: row.id, sealed: row.sealed, purpose: purposeOfStored(row) }));
    },
    replace: (db, id, sealed) => db.update(researchConnections).set({ sealed }).where(eq(researchConnections.id, id)),
  },
  {
    column: 'second_factors.sealed_secret',
    async list(db) {
      const rows = await db.select().from(secondFactors).where(isNotNull(secondFactors.sealed_secret));
      return rows.map(({ id, person_id, sealed_secret }) => ({
        id,
        sealed: sealed_secret!,
        purpose: purposeOfAuthenticator(person_id),
      }));
    },
    replace: (db, id, sealed_secret) => db.update(secondFactors).set({ sealed_secret }).where(eq(secondFactors.id, id)),
  },
];
