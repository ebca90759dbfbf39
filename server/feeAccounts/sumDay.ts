import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { type ByMeans, noMoney } from '#domain/feeAccounts/compareDay';
import { depositAccounts, depositLines } from '#server/db/schema/depositAccounts';
import { feeAccounts, feeCharges, feeLines } from '#server/db/schema/feeAccounts';
import type { Db } from '#server/kernel/Database';

export type Span = { court_id: string; from: Date; until: Date };

/** The money of a court’s fee accounts and deposit accounts between two moments, by means: payments less refunds and reversals. */
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
  const deposits = await sumDeposits(db, { court_id, from, until });
  const sums = noMoney();
  for (const { means, cents } of [...found, ...deposits]) sums[means!] += cents;
  return sums;
}

/** What was paid into deposit accounts, less what was returned from them. */
function sumDeposits(db: Db, { court_id, from, until }: Span) {
  return db
    .select({
      means: depositLines.means,
      cents: sql<number>`sum(case ${depositLines.kind} when 'deposited' then ${depositLines.amount_cents} else -${depositLines.amount_cents} end)::int`,
    })
    .from(depositLines)
    .innerJoin(depositAccounts, eq(depositAccounts.id, depositLines.account_id))
    .where(
      and(
        ...[eq(depositAccounts.court_id, court_id), isNotNull(depositLines.means)],
        ...[gte(depositLines.made_at, from), lt(depositLines.made_at, until)],
      ),
    )
    .groupBy(depositLines.means);
}
