import { z } from 'zod';
import { dayDifferenceKinds } from '#domain/feeAccounts/compareDay';
import { paymentMeans } from '#domain/feeAccounts/lineKinds';
import { calendarDay } from './calendarDay.ts';
import { cents, oneLine } from './cashFields.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

const Day = z.object({ day: calendarDay('Enter a date') });
const ByMeans = z.record(z.enum(paymentMeans), z.int());

export const DayDifference = z.object({
  kind: z.enum(dayDifferenceKinds),
  key: z.string(),
  /** Of a drawer: its clerk. */
  clerk: z.string().nullable(),
  expected_cents: z.int(),
  actual_cents: z.int(),
  settled: z.object({ by: z.string(), at: Moment, note: z.string() }).nullable(),
});
export type DayDifference = z.infer<typeof DayDifference>;

export const CashDay = z.object({
  day: z.string(),
  /** Payments less refunds and voids, by the ledger and by the receipts at the counter. */
  ledger: ByMeans,
  counter: ByMeans,
  /** What the provider reports; null if the day was not compared with it. */
  provider_cents: z.int().nullable(),
  /** What must go to the bank, and what was taken there. */
  bank_due: z.object({ cash_cents: z.int(), check_cents: z.int() }),
  deposits: z.array(
    z.object({
      id: z.uuid(),
      cash_cents: z.int(),
      check_cents: z.int(),
      reference: z.string(),
      note: z.string().nullable(),
      by: z.string(),
      at: Moment,
    }),
  ),
  /** Drawers of the day that are still open. */
  open_drawers: z.int(),
  differences: z.array(DayDifference),
});
export type CashDay = z.infer<typeof CashDay>;

export const readCashDay = endpoint({
  method: 'GET',
  path: '/counter/days/:day/',
  permission: 'payments:reconcile',
  input: Day,
  reply: CashDay,
  status: 200,
  summary:
    'Returns the money of a court day by the ledger, the receipts, the drawers, the provider, and the bank, with each difference.',
});

export const printCashDay = endpoint({
  method: 'GET',
  path: '/counter/days/:day/report/',
  permission: 'payments:reconcile',
  input: Day.extend({ format: z.enum(['pdf', 'csv']) }),
  reply: z.never(),
  status: 200,
  produces: ['application/pdf', 'text/csv'],
  summary: 'Returns the report of a court day as a PDF or a CSV file.',
});

export const recordBankDeposit = endpoint({
  method: 'POST',
  path: '/counter/days/:day/deposits/',
  permission: 'payments:reconcile',
  body: 'json',
  input: Day.extend({
    cash_cents: cents,
    check_cents: cents,
    reference: oneLine(100).min(1, 'Enter the number of the deposit slip'),
    note: oneLine(300).default(''),
    request_key: z.uuid(),
  }),
  reply: z.object({ message: z.string(), day: CashDay }),
  status: 201,
  summary: 'Records what was taken to the bank for a court day.',
});

export const settleDayDifference = endpoint({
  method: 'POST',
  path: '/counter/days/:day/settle/',
  permission: 'payments:reconcile',
  body: 'json',
  input: Day.extend({
    kind: z.enum(dayDifferenceKinds),
    key: oneLine(60).min(1),
    expected_cents: z.int(),
    actual_cents: z.int(),
    note: oneLine(500).min(1, 'Enter how it was settled'),
  }),
  reply: z.object({ message: z.string(), day: CashDay }),
  status: 200,
  summary: 'Settles a difference of a court day with a note. If the figures change, it is open again.',
});
