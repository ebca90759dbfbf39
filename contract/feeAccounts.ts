import { z } from 'zod';
import { lineKinds, paymentMeans } from '#domain/feeAccounts/lineKinds';
import { refundMeans } from '#domain/feeAccounts/refundMeans';
import { waiverStates } from '#domain/payments/paymentStates';
import { amount, Id, Numbered, oneLine } from './cashFields.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

const reason = oneLine(300).min(1, 'Enter the reason');
const authority = oneLine(200).min(1, 'Enter the authority');

const Totals = z.object({ charged_cents: z.int(), waived_cents: z.int(), paid_cents: z.int(), due_cents: z.int() });

/** A line of the ledger. The amount is greater than zero; the kind gives the direction. */
export const FeeLine = z.object({
  id: z.uuid(),
  kind: z.enum(lineKinds),
  means: z.enum(paymentMeans).nullable(),
  amount_cents: z.int(),
  made_at: Moment,
  /** Null if the portal made it. */
  made_by: z.string().nullable(),
  reason: z.string().nullable(),
  authority: z.string().nullable(),
  receipt: Numbered.nullable(),
  refund: Numbered.nullable(),
});
export type FeeLine = z.infer<typeof FeeLine>;

export const FeeCharge = Totals.extend({
  id: z.uuid(),
  description: z.string(),
  authority: z.string(),
  fee_id: z.string().nullable(),
  /** The filing whose fee it is, which it follows; null for a charge of the clerk. */
  filing: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  made_at: Moment,
  /** What was paid by each means and can be refunded, and by which means. */
  refundable: z.array(
    z.object({
      means: z.enum(paymentMeans),
      amount_cents: z.int(),
      by: z.array(z.enum(refundMeans)),
      /** Whether a refund of any amount needs an administrator, because it was paid on an earlier day. */
      of_earlier_day: z.boolean(),
    }),
  ),
  lines: z.array(FeeLine),
  version: z.int(),
});
export type FeeCharge = z.infer<typeof FeeCharge>;

export const FeeAccount = z.object({
  /** The case whose account it is; null for a filing without a case. */
  case_number: z.string().nullable(),
  charges: z.array(FeeCharge),
  totals: Totals,
  /** The requests for fee waivers of its filings, with the last day to act where the state has a clock. */
  waivers: z.array(
    z.object({
      filing_id: z.uuid(),
      title: z.string(),
      state: z.enum(waiverStates),
      act_by: z.string().nullable(),
      act_authority: z.string().nullable(),
      by_law: z.boolean(),
    }),
  ),
  /** The largest refund that the viewer makes, in cents; null without a limit. */
  refund_limit_cents: z.int().nullable(),
});
export type FeeAccount = z.infer<typeof FeeAccount>;

export const readCaseFees = endpoint({
  method: 'GET',
  path: '/fees/cases/:id/',
  permission: 'payments:take',
  input: Id,
  reply: FeeAccount,
  status: 200,
  summary: 'Returns the fee account of a case and of its filings: every charge with each line of its ledger.',
});

export const readFilingFees = endpoint({
  method: 'GET',
  path: '/fees/filings/:id/',
  permission: 'payments:take',
  input: Id,
  reply: FeeAccount,
  status: 200,
  summary: 'Returns the fee account of a filing, also before it has a case.',
});

export const printFeeStatement = endpoint({
  method: 'GET',
  path: '/fees/cases/:id/statement/',
  permission: 'payments:take',
  input: Id.extend({ format: z.enum(['pdf', 'csv']) }),
  reply: z.never(),
  status: 200,
  produces: ['application/pdf', 'text/csv'],
  summary: 'Returns the statement of a case’s fee account as a PDF, or its lines as a CSV file.',
});

export const assessFee = endpoint({
  method: 'POST',
  path: '/fees/cases/:id/charges/',
  permission: 'payments:take',
  body: 'json',
  input: Id.extend({
    fee_id: z.string().max(40).nullable(),
    description: oneLine(200).min(1, 'Describe the fee'),
    authority: oneLine(200).min(1, 'Enter the authority for the fee'),
    amount_cents: amount,
    reason: oneLine(300).default(''),
    /** A key of the browser for this assessment: sent again, it is made once. */
    request_key: z.uuid(),
  }),
  reply: z.object({ message: z.string() }),
  status: 201,
  summary: 'Assesses a fee in a case, from the list of fees or described with its authority.',
});

export const adjustFee = endpoint({
  method: 'POST',
  path: '/fees/charges/:id/adjust/',
  permission: 'payments:take',
  body: 'json',
  input: Id.extend({
    direction: z.enum(['up', 'down']),
    amount_cents: amount,
    reason,
    authority,
    version: z.int().min(1),
  }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Raises or lowers a charge, with the reason and the authority. It is lowered by at most what is due.',
});

export const waiveFee = endpoint({
  method: 'POST',
  path: '/fees/charges/:id/waive/',
  permission: 'payments:take',
  body: 'json',
  input: Id.extend({ amount_cents: amount, reason, authority, version: z.int().min(1) }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Waives at most what is due of a charge, under an order of the court.',
});

export const refundFee = endpoint({
  method: 'POST',
  path: '/fees/charges/:id/refund/',
  permission: 'payments:take',
  body: 'json',
  input: Id.extend({
    /** By what means it had been paid, and by what means it is returned. */
    paid_by: z.enum(paymentMeans),
    means: z.enum(refundMeans),
    amount_cents: amount,
    payee: oneLine(300).min(1, 'Enter who receives the refund'),
    reason,
    authority,
    /** Of a check: its number. */
    reference: oneLine(100).default(''),
    /** Whether the charge is lowered by the same amount; otherwise it is due again. */
    lowers: z.boolean(),
    version: z.int().min(1),
    request_key: z.uuid(),
  }),
  reply: z.object({ message: z.string(), refund: Numbered }),
  status: 201,
  summary:
    'Refunds what was paid for a charge: in cash from your drawer, by check, or to the card at the provider. The refund has the court’s next number.',
});

export const printRefund = endpoint({
  method: 'GET',
  path: '/fees/refunds/:id/',
  permission: 'payments:take',
  input: Id,
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Returns the receipt of a refund as a PDF.',
});
