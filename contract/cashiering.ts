import { z } from 'zod';
import { tenderKinds } from '#domain/counter/tenders';
import { cents, Id, oneLine } from './cashFields.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

export const ReceiptLine = z.object({
  fee_id: z.string().max(40).nullable(),
  description: oneLine(200).min(1, 'Describe the fee'),
  authority: oneLine(200).min(1, 'Enter the authority for the fee'),
  amount_cents: cents,
  /** The charge in the case’s account that it pays, in full or in part; without one, the receipt assesses the fee. */
  charge_id: z.uuid().nullable().optional(),
  /** The deposit account into which it is paid; then it is no fee. */
  deposit_account_id: z.uuid().nullable().optional(),
});
export const Tender = z.object({
  kind: z.enum(tenderKinds),
  amount_cents: cents,
  tendered_cents: cents.nullable(),
  reference: oneLine(100).nullable(),
  drawer: oneLine(200).nullable(),
});

export const Receipt = z.object({
  id: z.uuid(),
  /** As printed. */
  number: z.string(),
  drawer_id: z.uuid(),
  made_by: z.string(),
  made_at: Moment,
  payer: z.string(),
  case_number: z.string().nullable(),
  lines: z.array(ReceiptLine),
  tenders: z.array(Tender),
  total_cents: z.int(),
  change_cents: z.int(),
  voided: z.object({ by: z.string(), at: Moment, reason: z.string() }).nullable(),
  /** Whether the user may void it now. */
  can_void: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

const Totals = z.object({
  by_tender: z.record(z.enum(tenderKinds), z.int()),
  expected_cash_cents: z.int(),
  /** What was refunded in cash from the drawer. */
  refunded_cash_cents: z.int(),
  receipts: z.int(),
  voided: z.int(),
});

export const Drawer = z.object({
  id: z.uuid(),
  clerk: z.string(),
  mine: z.boolean(),
  opened_at: Moment,
  starting_cash_cents: z.int(),
  totals: Totals,
  closed: z
    .object({ at: Moment, counted_cash_cents: z.int(), expected_cash_cents: z.int(), note: z.string().nullable() })
    .nullable(),
  version: z.int(),
});
export type Drawer = z.infer<typeof Drawer>;

export const readDrawer = endpoint({
  method: 'GET',
  path: '/counter/drawer/',
  permission: 'payments:take',
  input: z.object({}),
  reply: z.object({ drawer: Drawer.nullable(), receipts: z.array(Receipt) }),
  status: 200,
  summary: 'Returns your open cash drawer with its totals and receipts; null if it is not open.',
});

export const openDrawer = endpoint({
  method: 'POST',
  path: '/counter/drawer/',
  permission: 'payments:take',
  body: 'json',
  input: z.object({ starting_cash_cents: cents }),
  reply: z.object({ message: z.string(), drawer: Drawer }),
  status: 201,
  summary: 'Opens your cash drawer with its starting cash.',
});

export const closeDrawer = endpoint({
  method: 'POST',
  path: '/counter/drawers/:id/close/',
  permission: 'payments:take',
  body: 'json',
  input: Id.extend({
    version: z.int().min(1),
    counted_cash_cents: cents,
    note: oneLine(500).default(''),
  }),
  reply: z.object({ message: z.string(), drawer: Drawer }),
  status: 200,
  summary: 'Closes your cash drawer with the cash that you counted. The difference is recorded.',
});

export const drawersPerPage = 20;

export const listDrawers = endpoint({
  method: 'GET',
  path: '/counter/drawers/',
  permission: 'payments:take',
  input: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  reply: z.object({ results: z.array(Drawer), more: z.boolean() }),
  status: 200,
  summary: 'Lists drawer sessions, newest first: clerks see their own, administrators those of the court.',
});

export const readDrawerReceipts = endpoint({
  method: 'GET',
  path: '/counter/drawers/:id/',
  permission: 'payments:take',
  input: Id,
  reply: z.object({ drawer: Drawer, receipts: z.array(Receipt) }),
  status: 200,
  summary: 'Returns a drawer session with its receipts.',
});

export const printDrawerReport = endpoint({
  method: 'GET',
  path: '/counter/drawers/:id/report/',
  permission: 'payments:take',
  input: Id.extend({ format: z.enum(['pdf', 'csv']) }),
  reply: z.never(),
  status: 200,
  produces: ['application/pdf', 'text/csv'],
  summary: 'Returns the report of a drawer session as a PDF, or its receipts as a CSV file.',
});

export const makeReceipt = endpoint({
  method: 'POST',
  path: '/counter/receipts/',
  permission: 'payments:take',
  body: 'json',
  input: z.object({
    payer: oneLine(300).min(1, 'Enter who pays'),
    /** The envelope for whose documents it is paid. */
    envelope_id: z.uuid().nullable(),
    case_number: oneLine(60).nullable(),
    lines: z.array(ReceiptLine).min(1, 'Add a fee').max(30, 'At most 30 fees'),
    tenders: z.array(Tender).min(1, 'Add a payment').max(10, 'At most 10 payments'),
    /** A key of the browser for this payment: sent again, it is taken once. */
    request_key: z.uuid(),
  }),
  reply: z.object({ message: z.string(), receipt: Receipt }),
  status: 201,
  summary: 'Takes a payment into your open drawer and makes the receipt with the court’s next number.',
});

export const voidReceipt = endpoint({
  method: 'POST',
  path: '/counter/receipts/:id/void/',
  permission: 'payments:void',
  body: 'json',
  input: Id.extend({ reason: oneLine(500).min(1, 'Enter the reason') }),
  reply: z.object({ message: z.string(), receipt: Receipt }),
  status: 200,
  summary: 'Voids a receipt while its drawer is open. The receipt and its number remain on record.',
});

export const printReceipt = endpoint({
  method: 'GET',
  path: '/counter/receipts/:id/',
  permission: 'payments:take',
  input: Id,
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Returns a receipt as a PDF.',
});
