import { expect, test } from 'vitest';
import { bankDue, compareDay, type DayFacts, noMoney } from './compareDay.ts';

const drawer = { id: 'a', clerk: 'Dana Sample', starting_cents: 10_000, expected_cents: 53_500, counted_cents: 53_500 };
const day = (more: Partial<DayFacts> = {}): DayFacts => ({
  ledger: { ...noMoney(), cash: 43_500, check: 6_000, money_order: 500, online: 20_000 },
  counter: { ...noMoney(), cash: 43_500, check: 6_000, money_order: 500 },
  ...{ provider_cents: 20_000, drawers: [drawer], bank: { cash_cents: 43_500, check_cents: 6_500, deposits: 1 } },
  ...more,
});

test('a day on which everything agrees has no difference', () => {
  expect(compareDay(day(), true)).toEqual([]);
  expect(bankDue(day())).toEqual({ cash_cents: 43_500, check_cents: 6_500 });
});

test.each([
  [
    'the ledger',
    { ledger: { ...day().ledger, cash: 43_400 } },
    { kind: 'receipts', key: 'cash', expected_cents: 43_500, actual_cents: 43_400 },
  ],
  [
    'the provider',
    { provider_cents: 19_000 },
    { kind: 'provider', key: 'online', expected_cents: 19_000, actual_cents: 20_000 },
  ],
  [
    'the bank',
    { bank: { cash_cents: 43_500, check_cents: 6_000, deposits: 1 } },
    { kind: 'bank', key: 'checks', expected_cents: 6_500, actual_cents: 6_000 },
  ],
] as const)('a difference with %s is listed once', (_what, more, difference) => {
  expect(compareDay(day(more), true)).toEqual([difference]);
});

test('a drawer that is short is listed, and the bank is compared with the count', () => {
  const short = { ...drawer, counted_cents: 53_400 };
  const bank = { cash_cents: 43_400, check_cents: 6_500, deposits: 1 };
  expect(compareDay(day({ drawers: [short], bank }), true)).toEqual([
    { kind: 'drawer', key: 'a', expected_cents: 53_500, actual_cents: 53_400 },
  ]);
});

test('a day without a deposit is compared with the bank once it is over', () => {
  const bank = { cash_cents: 0, check_cents: 0, deposits: 0 };
  expect(compareDay(day({ bank }), false)).toEqual([]);
  expect(compareDay(day({ bank }), true).map(({ kind, key }) => [kind, key])).toEqual([
    ['bank', 'cash'],
    ['bank', 'checks'],
  ]);
});

test('a day that was not compared with the provider has no difference with it', () => {
  expect(compareDay(day({ provider_cents: null }), true)).toEqual([]);
});
