import type { FastifyReply } from 'fastify';
import type { DepositLine } from '#contract/deposits';
import { depositNames, meansNames } from '#contract/messages/en/feeLines';
import { depositEffects } from '#domain/feeAccounts/depositLines';
import { toWallTime } from '#domain/hearings/courtTime';
import { dateTimeFormat } from '#domain/intl/formats';
import { formatAmount } from '#domain/money/formatAmount';
import { decimalAmount, signedAmount } from '#domain/money/signedAmount';
import { findCourt } from '#server/courts/findCourt';
import { sendCsv } from '#server/http/sendCsv';
import { sendPdf } from '#server/http/sendPdf';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { writeAccountPdf } from '../cash/writeAccountPdf.ts';
import { readDeposit } from './describeDeposit.ts';

/** Sends the statement of a deposit account. */
export async function sendDepositStatement(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { id, format }: { id: string; format: 'pdf' | 'csv' },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { account, lines } = await readDeposit(db, viewer, id);
  const court = await findCourt(db, viewer.court_id);
  const title = `Deposit account ${account.number}`;
  if (format === 'csv') return sendRows(reply, `${title}.csv`, lines, court.time_zone);
  const when = dateTimeFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: court.time_zone });
  const bytes = await writeAccountPdf(title, now(), [
    { tag: 'H1', text: court.name },
    { tag: 'H2', text: `${title}, ${account.name}` },
    { tag: 'P', text: when.format(now()) },
    ...lines.map((line) => ({
      ...{ tag: 'P' as const, text: `${when.format(new Date(line.made_at))}  ${entryOf(line)}` },
      amount: signedAmount(depositEffects[line.kind] * line.amount_cents),
    })),
    { tag: 'P', text: 'Balance', amount: formatAmount(account.balance_cents), bold: true },
  ]);
  return sendPdf(reply, bytes, `${title}.pdf`);
}

function entryOf({ kind, means, receipt, refund, reason }: DepositLine): string {
  const of = [means && meansNames[means], receipt && `receipt ${receipt}`, refund && `refund ${refund}`, reason];
  const known = of.filter(Boolean);
  return `${depositNames[kind]}${known.length > 0 ? `: ${known.join(', ')}` : ''}`;
}

function sendRows(reply: FastifyReply, name: string, lines: readonly DepositLine[], time_zone: string): FastifyReply {
  return sendCsv(
    reply,
    name,
    ['Date', 'Time', 'Entry', 'Amount', 'Balance', 'By'],
    lines.map((line) => {
      const { date, time } = toWallTime(new Date(line.made_at), time_zone);
      const signed = depositEffects[line.kind] * line.amount_cents;
      return [date, time, entryOf(line), signed / 100, decimalAmount(line.balance_cents), line.made_by];
    }),
  );
}
