import type { CashDay } from '#contract/cashDays';
import { dateInZone } from '#domain/days/dateInZone';
import { bankDue, compareDay } from '#domain/feeAccounts/compareDay';
import { findCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { findDay } from './findDay.ts';

/** A court day with its differences, each with its settlement if the figures are still those that were settled. */
export async function describeDay(db: Db, { now }: Needs<'now'>, { court_id }: Actor, day: string): Promise<CashDay> {
  const court = await findCourt(db, court_id);
  const today = dateInZone(now(), court.time_zone);
  if (day > today) throw invalidInput('day', 'Choose a day that has begun at the court.');
  const { facts, deposits, settlements, open_drawers } = await findDay(db, court, day);
  const { ledger, counter, provider_cents, drawers } = facts;
  return {
    ...{ day, ledger, counter, provider_cents, open_drawers, bank_due: bankDue(facts) },
    deposits: deposits.map(({ id, cash_cents, check_cents, reference, note, by, made_at }) => ({
      ...{ id, cash_cents, check_cents, reference, note, by, at: made_at.toISOString() },
    })),
    differences: compareDay(facts, day < today).map((one) => {
      const settled = settlements.find(
        ({ kind, key, expected_cents, actual_cents }) =>
          kind === one.kind &&
          key === one.key &&
          expected_cents === one.expected_cents &&
          actual_cents === one.actual_cents,
      );
      return {
        ...one,
        clerk: drawers.find(({ id }) => id === one.key)?.clerk ?? null,
        settled: settled ? { by: settled.by, at: settled.settled_at.toISOString(), note: settled.note } : null,
      };
    }),
  };
}
