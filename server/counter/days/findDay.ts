import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import { addDays } from '#domain/days/days';
import { type DayFacts, noMoney } from '#domain/feeAccounts/compareDay';
import { midnight } from '#domain/hearings/courtTime';
import type { StoredCourt } from '#server/courts/findCourt';
import {
  bankDeposits,
  cashDrawers,
  daySettlements,
  receipts,
  receiptVoids,
  refunds,
} from '#server/db/schema/cashiering';
import { personName } from '#server/directory/personFields';
import { type Span, sumLedgerForSystem } from '#server/feeAccounts/sumDay';
import type { Db } from '#server/kernel/Database';
import { sumProviderDayForSystem } from '#server/payments/reconciliation/sumProviderDay';

export type FoundDay = {
  facts: DayFacts;
  deposits: (typeof bankDeposits.$inferSelect & { by: string })[];
  settlements: (typeof daySettlements.$inferSelect & { by: string })[];
  open_drawers: number;
};

/** The money of a day from midnight to midnight at the court. */
export async function findDay(
  db: Db,
  { id: court_id, time_zone }: Pick<StoredCourt, 'id' | 'time_zone'>,
  day: string,
): Promise<FoundDay> {
  const span = { court_id, from: midnight(day, time_zone), until: midnight(addDays(day, 1), time_zone) };
  const of = and(eq(bankDeposits.court_id, court_id), eq(bankDeposits.day, day));
  const deposits = await db
    .select({ deposit: bankDeposits, by: personName(bankDeposits.made_by) })
    .from(bankDeposits)
    .where(of)
    .orderBy(asc(bankDeposits.made_at));
  const settlements = await db
    .select({ settlement: daySettlements, by: personName(daySettlements.settled_by) })
    .from(daySettlements)
    .where(and(eq(daySettlements.court_id, court_id), eq(daySettlements.day, day)));
  const total = (of: 'cash_cents' | 'check_cents') => deposits.reduce((sum, { deposit }) => sum + deposit[of], 0);
  return {
    facts: {
      ...{ ledger: await sumLedgerForSystem(db, span), counter: await sumCounter(db, span) },
      provider_cents: await sumProviderDayForSystem(db, court_id, day),
      drawers: await findClosed(db, span),
      bank: { cash_cents: total('cash_cents'), check_cents: total('check_cents'), deposits: deposits.length },
    },
    deposits: deposits.map(({ deposit, by }) => ({ ...deposit, by: by ?? '' })),
    settlements: settlements.map(({ settlement, by }) => ({ ...settlement, by: by ?? '' })),
    open_drawers: await db.$count(
      cashDrawers,
      and(eq(cashDrawers.court_id, court_id), isNull(cashDrawers.closed_at), lt(cashDrawers.opened_at, span.until)),
    ),
  };
}

/** What receipts, voids, and refunds at the counter moved. A refund counts for the means by which it was paid. */
async function sumCounter(db: Db, { court_id, from, until }: Span): Promise<DayFacts['counter']> {
  const sums = noMoney();
  const made = await db
    .select({ tenders: receipts.tenders })
    .from(receipts)
    .where(and(eq(receipts.court_id, court_id), gte(receipts.made_at, from), lt(receipts.made_at, until)));
  const voided = await db
    .select({ tenders: receipts.tenders })
    .from(receiptVoids)
    .innerJoin(receipts, eq(receipts.id, receiptVoids.receipt_id))
    .where(and(eq(receipts.court_id, court_id), gte(receiptVoids.voided_at, from), lt(receiptVoids.voided_at, until)));
  const add = (all: typeof made, sign: 1 | -1) => {
    for (const { kind, amount_cents } of all.flatMap(({ tenders }) => tenders)) {
      if (kind !== 'waiver') sums[kind] += sign * amount_cents;
    }
  };
  add(made, 1);
  add(voided, -1);
  const returned = await db
    .select({ paid_by: refunds.paid_by, amount_cents: refunds.amount_cents })
    .from(refunds)
    .where(and(eq(refunds.court_id, court_id), gte(refunds.made_at, from), lt(refunds.made_at, until)));
  for (const { paid_by, amount_cents } of returned) if (paid_by !== 'online') sums[paid_by] -= amount_cents;
  return sums;
}

async function findClosed(db: Db, { court_id, from, until }: Span): Promise<DayFacts['drawers']> {
  const found = await db
    .select({ drawer: cashDrawers, clerk: personName(cashDrawers.clerk_id) })
    .from(cashDrawers)
    .where(and(eq(cashDrawers.court_id, court_id), gte(cashDrawers.closed_at, from), lt(cashDrawers.closed_at, until)))
    .orderBy(asc(cashDrawers.closed_at));
  return found.map(({ drawer, clerk }) => ({
    ...{ id: drawer.id, clerk: clerk ?? '', starting_cents: drawer.starting_cash_cents },
    ...{ expected_cents: drawer.expected_cash_cents!, counted_cents: drawer.counted_cash_cents! },
  }));
}
