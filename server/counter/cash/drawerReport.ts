import type { FastifyReply } from 'fastify';
import type { Drawer, Receipt } from '#contract/cashiering';
import { tenderKinds } from '#domain/counter/tenders';
import { toWallTime } from '#domain/hearings/courtTime';
import { dateTimeFormat } from '#domain/intl/formats';
import { formatAmount } from '#domain/money/formatAmount';
import { decimalAmount } from '#domain/money/signedAmount';
import { startPdf } from '#server/courtdoc/generate/startPdf';
import { findCourt } from '#server/courts/findCourt';
import { sendCsv } from '#server/http/sendCsv';
import { sendPdf } from '#server/http/sendPdf';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { readDrawerReceipts } from './drawers.ts';
import { tenderNames } from './writeReceipt.ts';

type Asked = { id: string; format: 'pdf' | 'csv' };
type Session = { drawer: Drawer; receipts: Receipt[] };

/** Sends the report of a drawer session. */
export async function sendDrawerReport(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { id, format }: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { drawer, receipts } = await readDrawerReceipts(db, viewer, id);
  const session = { drawer, receipts: [...receipts].reverse() };
  const court = await findCourt(db, viewer.court_id);
  const name = `Drawer report ${drawer.opened_at.slice(0, 10)}`;
  if (format === 'pdf') return sendPdf(reply, await writeReport(session, court, now()), `${name}.pdf`);
  return sendRows(reply, `${name}.csv`, session, court);
}

/** One row for each receipt, with the date and time at the court. */
function sendRows(reply: FastifyReply, name: string, { receipts }: Session, { time_zone }: Court): FastifyReply {
  const when = (moment: string) => toWallTime(new Date(moment), time_zone);
  const header = ['Receipt', 'Date', 'Time', 'Payer', 'Case number', ...tenderKinds.map((kind) => tenderNames[kind])];
  return sendCsv(
    reply,
    name,
    [...header, 'Total', 'Void'],
    receipts.map((one) => [
      one.number,
      when(one.made_at).date,
      when(one.made_at).time,
      one.payer,
      one.case_number ?? '',
      ...tenderKinds.map((kind) =>
        decimalAmount(one.tenders.reduce((sum, tender) => sum + (tender.kind === kind ? tender.amount_cents : 0), 0)),
      ),
      decimalAmount(one.total_cents),
      one.voided ? one.voided.reason : '',
    ]),
  );
}

type Court = { name: string; time_zone: string };

async function writeReport(session: Session, court: Court, at: Date): Promise<Buffer> {
  const { document, finish } = startPdf('Drawer report', at);
  const whole = document.struct('Document');
  document.addStructure(whole);
  const put = (tag: 'H1' | 'H2' | 'P', text: string) =>
    void whole.add(
      document.struct(tag, {}, () => {
        document.font(tag === 'P' ? 'regular' : 'bold').fontSize(tag === 'H1' ? 15 : tag === 'H2' ? 12 : 10.5);
        document.text(text, { lineGap: 2 });
      }),
    );
  put('H1', `${court.name}: drawer report`);
  for (const fact of factsOf(session, court)) put('P', fact);
  document.moveDown(0.6);
  put('H2', 'Totals');
  const { by_tender } = session.drawer.totals;
  for (const kind of tenderKinds) put('P', `${tenderNames[kind]}: ${formatAmount(by_tender[kind])}`);
  const { refunded_cash_cents } = session.drawer.totals;
  if (refunded_cash_cents > 0) put('P', `Refunds in cash: ${formatAmount(refunded_cash_cents)}`);
  document.moveDown(0.6);
  put('H2', 'Receipts');
  for (const one of session.receipts) put('P', lineOf(one));
  if (session.receipts.length === 0) put('P', 'No receipts.');
  whole.end();
  return finish();
}

function lineOf({ number, payer, total_cents, tenders, voided }: Receipt): string {
  const paid = tenders.map(
    ({ kind, amount_cents }) => `${tenderNames[kind].toLowerCase()} ${formatAmount(amount_cents)}`,
  );
  const end = voided ? `. Void: ${voided.reason} (${voided.by})` : '';
  return `${number}  ${payer}, ${formatAmount(total_cents)}: ${paid.join(', ')}${end}`;
}

function factsOf({ drawer }: Session, { time_zone }: Court): string[] {
  const format = dateTimeFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: time_zone });
  const when = (moment: string) => format.format(new Date(moment));
  const { closed, totals } = drawer;
  return [
    `Clerk: ${drawer.clerk}`,
    `Opened ${when(drawer.opened_at)} with ${formatAmount(drawer.starting_cash_cents)}`,
    ...(closed ? [`Closed ${when(closed.at)}`] : ['Not closed']),
    `Cash that must be in the drawer: ${formatAmount(closed?.expected_cash_cents ?? totals.expected_cash_cents)}`,
    ...(closed ? [`Cash counted: ${formatAmount(closed.counted_cash_cents)}`, differenceOf(closed)] : []),
    ...(closed?.note ? [`Note: ${closed.note}`] : []),
  ];
}

function differenceOf({ counted_cash_cents, expected_cash_cents }: NonNullable<Drawer['closed']>): string {
  const difference = counted_cash_cents - expected_cash_cents;
  if (difference === 0) return 'The count agrees with the receipts.';
  return `${difference < 0 ? 'Short' : 'Over'}: ${formatAmount(Math.abs(difference))}`;
}
