import { and, eq } from 'drizzle-orm';
import { reconciliations } from '#server/db/schema/payments';
import type { Db } from '#server/kernel/Database';
import { findDifferencesOfDay } from './readReconciliation.ts';

/**
 * What the provider reports of a day in cents, captures less refunds: the sums of the portal with the differences that
 * were found. Null if the day was not compared.
 */
export async function sumProviderDayForSystem(db: Db, court_id: string, day: string): Promise<number | null> {
  const [compared] = await db
    .select()
    .from(reconciliations)
    .where(and(eq(reconciliations.court_id, court_id), eq(reconciliations.day, day)));
  if (!compared) return null;
  const differences = await findDifferencesOfDay(db, court_id, day);
  return differences.reduce(
    (sum, { operation, portal_cents, provider_cents }) =>
      sum + (operation === 'refund' ? -1 : 1) * ((provider_cents ?? 0) - (portal_cents ?? 0)),
    compared.captured_cents - compared.refunded_cents,
  );
}
