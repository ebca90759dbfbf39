import type { FastifyReply } from 'fastify';
import type { CashDay, DayDifference } from '#contract/cashDays';
import { meansNames } from '#contract/messages/en/feeLines';
import { spellDay } from '#domain/days/spellDay';
import { paymentMeans } from '#domain/feeAccounts/lineKinds';
import { decimalAmount, signedAmount } from '#domain/money/signedAmount';
import { findCourt } from '#server/courts/findCourt';
import { sendCsv } from '#server/http/sendCsv';
import { sendPdf } from '#server/http/sendPdf';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { type PrintedLine, writeAccountPdf } from '../cash/writeAccountPdf.ts';
import { describeDay } from './describeDay.ts';

type Row = [section: string, item: string, expected: number | null, actual: number | null, note: string];

/** Sends the report of a court day. */
export async function sendDayReport(
  needs: Needs<'db' | 'now'>,
  viewer: Actor,
  { day, format }: { day: string; format: 'pdf' | 'csv' },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await describeDay(needs.db, needs, viewer, day);
  const { name } = await findCourt(needs.db, viewer.court_id);
  const file = `Cash report ${day}`;
  if (format === 'pdf') {
    return sendPdf(reply, await writeAccountPdf(file, needs.now(), linesOf(found, name)), `${file}.pdf`);
  }
  const dollars = (cents: number | null) => (cents === null ? '' : decimalAmount(cents));
  const rows = rowsOf(found).map(([section, item, one, other, note]) => [
    section,
    item,
    dollars(one),
    dollars(other),
    note,
  ]);
  return sendCsv(reply, `${file}.csv`, ['Section', 'Item', 'Expected', 'Actual', 'Note'], rows);
}

/** Each figure of the day: what it is compared with, and what it is. */
function rowsOf({ ledger, counter, provider_cents, bank_due, deposits, differences }: CashDay): Row[] {
  const ofMeans = paymentMeans.map((means): Row => {
    const expected = means === 'online' ? provider_cents : (counter[means] ?? 0);
    return [means === 'online' ? 'Provider' : 'Receipts', meansNames[means], expected, ledger[means] ?? 0, ''];
  });
  const sum = (of: 'cash_cents' | 'check_cents') => deposits.reduce((total, one) => total + one[of], 0);
  return [
    ...ofMeans,
    ['Bank', 'cash', bank_due.cash_cents, sum('cash_cents'), deposits.map(({ reference }) => reference).join(', ')],
    ['Bank', 'checks and money orders', bank_due.check_cents, sum('check_cents'), ''],
    ...differences.map((one): Row => ['Difference', nameOf(one), one.expected_cents, one.actual_cents, noteOf(one)]),
  ];
}

const sections: Record<DayDifference['kind'], string> = {
  receipts: 'receipts and ledger',
  provider: 'provider and ledger',
  drawer: 'drawer',
  bank: 'bank',
};
const nameOf = ({ kind, key, clerk }: DayDifference) => `${sections[kind]}, ${clerk ?? key.replaceAll('_', ' ')}`;
const noteOf = ({ settled }: DayDifference) => (settled ? `Settled by ${settled.by}: ${settled.note}` : 'Not settled');

function linesOf(day: CashDay, court: string): PrintedLine[] {
  const write = (cents: number | null) => (cents === null ? 'not compared' : signedAmount(cents));
  const rows = rowsOf(day);
  return [
    { tag: 'H1', text: `${court}: cash report` },
    { tag: 'P', text: spellDay(day.day) },
    ...(day.open_drawers > 0 ? [{ tag: 'P' as const, text: `Drawers still open: ${day.open_drawers}` }] : []),
    ...['Receipts', 'Provider', 'Bank', 'Difference'].flatMap((section): PrintedLine[] => {
      const own = rows.filter(([of]) => of === section);
      return own.length === 0
        ? []
        : [
            { tag: 'H2', text: section },
            ...own.map(
              ([, item, expected, actual, note]): PrintedLine => ({
                tag: 'P',
                text: `${item}: expected ${write(expected)}${note ? `. ${note}` : ''}`,
                amount: write(actual),
              }),
            ),
          ];
    }),
  ];
}
