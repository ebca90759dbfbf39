import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { type ByMeans, noMoney } from '#domain/feeAccounts/compareDay';
import { feeAccounts, feeCharges, feeLines } from '#server/db/schema/feeAccounts';
import type { Db } from '#server/kernel/Database';

export type Span = { court_id: string; from: Date; until: Date };

/** The money of a court’s ledger between two moments, by means: payments less refunds and reversals. */
export async function sumLedgerForSystem(db: Db, { court_id, from, until }: Span): Promise<ByMeans> {
  const found = await db
    .select({
      means: feeLines.means,
      cents: sql<number>`sum(case ${feeLines.kind} when 'paid' then ${feeLines.amount_cents} else -${feeLines.amount_cents} end)::int`,
    })
    .from(feeLines)
    .innerJoin(feeCharges, eq(feeCharges.id, feeLines.charge_id))
    .innerJoin(feeAccounts, eq(feeAccounts.id, feeCharges.account_id))
    .where(
      and(
        ...[eq(feeAccounts.court_id, court_id), isNotNull(feeLines.means)],
        ...[gte(feeLines.made_at, from), lt(feeLines.made_at, until)],
      ),
    )
    .groupBy(feeLines.means);
  const sums = noMoney();
  for (const { means, cents } of found) sums[means!] = cents;
  return sums;
}
