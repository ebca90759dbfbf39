import type { FastifyReply } from 'fastify';
import type { FeeAccount, FeeCharge, FeeLine } from '#contract/feeAccounts';
import { lineNames, meansNames } from '#contract/messages/en/feeLines';
import { signedOf } from '#domain/feeAccounts/balanceOf';
import { toWallTime } from '#domain/hearings/courtTime';
import { dateTimeFormat } from '#domain/intl/formats';
import { formatAmount } from '#domain/money/formatAmount';
import { signedAmount } from '#domain/money/signedAmount';
import { findCourt } from '#server/courts/findCourt';
import { sendCsv } from '#server/http/sendCsv';
import { sendPdf } from '#server/http/sendPdf';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { type PrintedLine, writeAccountPdf } from '../cash/writeAccountPdf.ts';
import { readCaseFees } from './readAccount.ts';

type Court = { name: string; address_lines: string[]; time_zone: string };

/** Sends the statement of a case’s fee account. */
export async function sendStatement(
  needs: Needs<'db' | 'now'>,
  viewer: Actor,
  { id, format }: { id: string; format: 'pdf' | 'csv' },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const account = await readCaseFees(needs, viewer, id);
  const court = await findCourt(needs.db, viewer.court_id);
  const name = `Fees of ${account.case_number ?? 'the filing'}`;
  if (format === 'pdf') return sendPdf(reply, await writeStatement(account, court, needs.now()), `${name}.pdf`);
  return sendRows(reply, `${name}.csv`, account, court);
}

function sendRows(reply: FastifyReply, name: string, { charges }: FeeAccount, { time_zone }: Court): FastifyReply {
  const header = [
    'Date',
    'Time',
    'Charge',
    'Authority',
    'Entry',
    'Means',
    'Amount',
    'By',
    'Reason',
    'Receipt',
    'Refund',
  ];
  const rows = charges.flatMap((charge) => charge.lines.map((line) => rowOf(charge, line, time_zone)));
  return sendCsv(reply, name, header, rows);
}

function rowOf({ description, authority }: FeeCharge, line: FeeLine, time_zone: string): (string | number)[] {
  const { date, time } = toWallTime(new Date(line.made_at), time_zone);
  return [
    ...[date, time, description, line.authority ?? authority, lineNames[line.kind]],
    ...[line.means === null ? '' : meansNames[line.means], signedOf(line) / 100, line.made_by ?? 'Portal'],
    ...[line.reason ?? '', line.receipt?.number ?? '', line.refund?.number ?? ''],
  ];
}

function writeStatement({ case_number, charges, totals }: FeeAccount, court: Court, at: Date): Promise<Buffer> {
  const when = dateTimeFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: court.time_zone });
  const sum = (text: string, cents: number): PrintedLine => ({
    tag: 'P',
    text,
    amount: formatAmount(cents),
    bold: true,
  });
  return writeAccountPdf(`Statement of fees, ${case_number}`, at, [
    { tag: 'H1', text: court.name },
    ...court.address_lines.map((text): PrintedLine => ({ tag: 'P', text })),
    { tag: 'H2', text: `Statement of fees, case number ${case_number}` },
    { tag: 'P', text: when.format(at) },
    ...charges.flatMap((charge) => [
      { tag: 'H2' as const, text: `${charge.description} (${charge.authority})` },
      ...charge.lines.map((line) => ({
        tag: 'P' as const,
        text: entryOf(line, when),
        amount: signedAmount(signedOf(line)),
      })),
      sum('Due', charge.due_cents),
    ]),
    ...(charges.length === 0 ? [{ tag: 'P' as const, text: 'No fees.' }] : []),
    { tag: 'H2', text: 'Totals' },
    sum('Charged', totals.charged_cents),
    sum('Waived', totals.waived_cents),
    sum('Paid', totals.paid_cents),
    sum('Due', totals.due_cents),
  ]);
}

function entryOf(line: FeeLine, when: Intl.DateTimeFormat): string {
  const of = [
    line.means === null ? null : meansNames[line.means],
    line.receipt && `receipt ${line.receipt.number}`,
    line.refund && `refund ${line.refund.number}`,
    line.reason,
  ].filter(Boolean);
  return `${when.format(new Date(line.made_at))}  ${lineNames[line.kind]}${of.length > 0 ? `: ${of.join(', ')}` : ''}`;
}
