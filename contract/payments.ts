import { z } from 'zod';
import { openReasons } from '#domain/payments/FeeItem';
import { feeStatuses } from '#domain/payments/feeStatusOf';
import {
  declineReasons,
  feeChoices,
  operationKinds,
  paymentStates,
  waiverStates,
} from '#domain/payments/paymentStates';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

const oneLine = (atMost: number) =>
  z
    .string()
    .trim()
    .max(atMost, `At most ${atMost} characters`)
    .regex(/^\P{Cc}*$/u, 'Remove the control characters');
const Id = z.object({ id: z.uuid() });
const confidence = z.enum(['verified', 'high', 'uncertain']);
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date');

/** A fee. Amounts are in cents; without one, the clerk determines it. */
export const FeeItem = z.object({
  description: z.string(),
  /** The document for which it is due; null for a charge on the envelope. */
  document: z.string().nullable(),
  filing_id: z.uuid().nullable(),
  authority: z.string(),
  confidence,
  amount_cents: z.int().nullable(),
  open: z.enum(openReasons).nullable(),
  candidates: z.array(z.object({ description: z.string(), amount_cents: z.int().nullable() })),
  caveat: z.string(),
});
export type FeeItem = z.infer<typeof FeeItem>;

/** A payment through the provider. */
export const Payment = z.object({
  id: z.uuid(),
  state: z.enum(paymentStates),
  amount_cents: z.int(),
  captured_cents: z.int(),
  refunded_cents: z.int(),
  /** Whether the hold on the rest was ended. */
  released: z.boolean(),
  brand: z.string().nullable(),
  last_four: z.string().nullable(),
  decline_reason: z.enum(declineReasons).nullable(),
  reference: z.string().nullable(),
  started_at: Moment,
});
export type Payment = z.infer<typeof Payment>;

const Period = z.object({ days: z.int(), unit: z.enum(['days', 'court_days']), authority: z.string(), confidence });

/** The court’s rules on those who pay no fee; null where none is on file. */
export const FeeRules = z.object({
  form: z.string(),
  authority: z.string(),
  confidential: z.string().nullable(),
  deemed_granted: Period.nullable(),
  pay_after_denial: Period.nullable(),
  effective_on_filing: z.boolean(),
  exemption: z.string(),
  exemption_confidence: confidence,
});
export type FeeRules = z.infer<typeof FeeRules>;

/** What the court takes. */
export const PaymentOptions = z.object({
  /** Whether payments are taken in the portal, and whether by the test provider. */
  online: z.boolean(),
  is_test: z.boolean(),
  at_court: z.boolean(),
});

export const DraftFees = z.object({
  items: z.array(FeeItem),
  total_cents: z.int(),
  capped_cents: z.int(),
  cap_authority: z.string().nullable(),
  /** Whether the clerk determines at least one fee. */
  is_open: z.boolean(),
  options: PaymentOptions,
  rules: FeeRules.nullable(),
  /** Null until the filer has chosen. */
  choice: z.enum(feeChoices).nullable(),
  agency: z.string().nullable(),
  statute: z.string().nullable(),
  waiver: z.object({ file_name: z.string(), uploaded_at: Moment }).nullable(),
  /** The payments of this draft, the newest first. */
  payments: z.array(Payment),
  /** What must still be authorized before it can be filed with a payment. */
  to_pay_cents: z.int(),
  version: z.int(),
});
export type DraftFees = z.infer<typeof DraftFees>;

export const readDraftFees = endpoint({
  method: 'GET',
  path: '/payments/drafts/:id/',
  permission: 'filings:file',
  input: Id,
  reply: DraftFees,
  status: 200,
  summary: 'Returns the fees of one of your drafts with their authority, and how you settle them.',
});

export const chooseFees = endpoint({
  method: 'PUT',
  path: '/payments/drafts/:id/',
  permission: 'filings:file',
  body: 'json',
  input: Id.extend({
    choice: z.enum(feeChoices),
    agency: oneLine(200).default(''),
    statute: oneLine(200).default(''),
    version: z.int().min(0),
  }),
  reply: DraftFees,
  status: 200,
  summary:
    'Saves how you settle the fees of a draft: a payment, a fee waiver, a government exemption, or at the court.',
});

export const startPayment = endpoint({
  method: 'POST',
  path: '/payments/envelopes/:id/pay/',
  permission: 'filings:file',
  body: 'json',
  input: Id,
  reply: z.object({ page: z.string(), amount_cents: z.int() }),
  status: 201,
  summary:
    'Opens the provider’s page for the fees of your draft, or for the balance of your filing. Repeated while a payment is open, returns the same page.',
});

export const refreshPayments = endpoint({
  method: 'POST',
  path: '/payments/envelopes/:id/refresh/',
  permission: 'filings:file',
  body: 'json',
  input: Id,
  reply: z.object({ message: z.string(), pending: z.boolean() }),
  status: 200,
  summary: 'Asks the provider about payments that it has not answered yet.',
});

export const addWaiver = endpoint({
  method: 'PUT',
  path: '/payments/drafts/:id/waiver/',
  permission: 'filings:file',
  body: 'files',
  files: { waiver: { atMost: 1, required: true, description: 'The request for a fee waiver, a PDF.' } },
  input: Id,
  reply: DraftFees,
  status: 200,
  summary: 'Adds the request for a fee waiver to a draft, or replaces it. Only you and the court’s staff can read it.',
});

export const removeWaiver = endpoint({
  method: 'DELETE',
  path: '/payments/drafts/:id/waiver/',
  permission: 'filings:file',
  input: Id,
  reply: DraftFees,
  status: 200,
  summary: 'Removes the request for a fee waiver from a draft.',
});

export const readWaiver = endpoint({
  method: 'GET',
  path: '/payments/filings/:id/waiver/',
  permission: 'filings:read',
  input: Id,
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Returns the request for a fee waiver of a filing. Only for its filer and the court’s staff.',
});

export const FiledFees = z.object({
  envelope_id: z.uuid(),
  status: z.enum(feeStatuses),
  items: z.array(FeeItem.extend({ id: z.uuid(), computed_cents: z.int().nullable(), reason: z.string().nullable() })),
  choice: z.enum(feeChoices).nullable(),
  agency: z.string().nullable(),
  statute: z.string().nullable(),
  payments: z.array(Payment),
  due_cents: z.int(),
  paid_cents: z.int(),
  /** The part of it that was paid at the court. */
  counter_cents: z.int(),
  /** What the filer can pay now. */
  balance_cents: z.int(),
  options: PaymentOptions,
  waiver: z
    .object({
      state: z.enum(waiverStates),
      file_name: z.string(),
      requested_at: Moment.nullable(),
      /** The last day for the court before the request counts as granted. */
      act_by: Day.nullable(),
      act_authority: z.string().nullable(),
      decided_at: Moment.nullable(),
      decided_by: z.string().nullable(),
      words: z.string().nullable(),
      pay_by: Day.nullable(),
      pay_authority: z.string().nullable(),
      /** The day that the rule on file proposes for the payment after a denial today; null without a rule. */
      proposed_pay_by: Day.nullable(),
      version: z.int(),
    })
    .nullable(),
  mine: z.boolean(),
  /** Whether its filer can request a fee waiver now. */
  can_request_waiver: z.boolean(),
  can_change: z.boolean(),
  version: z.int(),
});
export type FiledFees = z.infer<typeof FiledFees>;

export const readFiledFees = endpoint({
  method: 'GET',
  path: '/payments/filings/:id/',
  permission: 'filings:read',
  input: Id,
  reply: z.object({ fees: FiledFees.nullable() }),
  status: 200,
  summary: 'Returns the fees of a filing’s envelope, their payment, and a request for a fee waiver.',
});

export const requestWaiver = endpoint({
  method: 'POST',
  path: '/payments/filings/:id/waiver/',
  permission: 'filings:file',
  body: 'files',
  files: { waiver: { atMost: 1, required: true, description: 'The request for a fee waiver, a PDF.' } },
  input: Id,
  reply: z.object({ message: z.string(), fees: FiledFees.nullable() }),
  status: 201,
  summary:
    'Requests a fee waiver for a filing whose fees are not paid. A hold on your card is released. Only you and the court’s staff can read the request.',
});

export const changeFee = endpoint({
  method: 'PUT',
  path: '/payments/fees/:id/',
  permission: 'filings:review',
  body: 'json',
  input: Id.extend({
    amount_cents: z
      .int('Enter an amount')
      .min(0, 'Enter an amount that is not negative')
      .max(100_000_000, 'At most $1,000,000'),
    reason: oneLine(300).min(1, 'Enter the reason'),
    version: z.int().min(1),
  }),
  reply: z.object({ message: z.string(), fees: FiledFees.nullable() }),
  status: 200,
  summary:
    'Determines or changes a fee of a filed envelope. A lower fee is captured in part or refunded; the filer pays the balance of a higher one.',
});

export const decideWaiver = endpoint({
  method: 'POST',
  path: '/payments/waivers/:id/decision/',
  permission: 'filings:review',
  body: 'json',
  input: Id.extend({
    decision: z.enum(['granted', 'denied']),
    words: oneLine(1000).default(''),
    /** After a denial: the last day to pay, if it differs from the rule’s or no rule is on file. */
    pay_by: z.preprocess((typed) => (typed === '' ? null : typed), Day.nullable().default(null)),
    version: z.int().min(1),
  }),
  reply: z.object({ message: z.string(), fees: FiledFees.nullable() }),
  status: 200,
  summary: 'Records the court’s decision on a fee waiver, by the ID of the envelope. The filer is notified.',
});

export const PaymentDifference = z.object({
  id: z.uuid(),
  day: Day,
  kind: z.enum(['missing_here', 'missing_there', 'amount_differs']),
  operation: z.enum(operationKinds),
  reference: z.string(),
  portal_cents: z.int().nullable(),
  provider_cents: z.int().nullable(),
  settled: z.object({ by: z.string(), at: Moment, note: z.string() }).nullable(),
});
export type PaymentDifference = z.infer<typeof PaymentDifference>;

export const readReconciliation = endpoint({
  method: 'GET',
  path: '/payments/reconciliation/',
  permission: 'payments:reconcile',
  input: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  reply: z.object({
    days: z.array(
      z.object({
        day: Day,
        compared_at: Moment,
        agreed: z.int(),
        captured_cents: z.int(),
        refunded_cents: z.int(),
        differences: z.int(),
      }),
    ),
    differences: z.array(PaymentDifference),
    more: z.boolean(),
  }),
  status: 200,
  summary:
    'Returns the days on which the provider’s report was compared with the portal’s record, and the differences.',
});

export const printReconciliation = endpoint({
  method: 'GET',
  path: '/payments/reconciliation/csv/',
  permission: 'payments:reconcile',
  input: z.object({}),
  reply: z.never(),
  status: 200,
  produces: ['text/csv'],
  summary: 'Returns all differences of the reconciliation as a CSV file.',
});

export const settleDifference = endpoint({
  method: 'POST',
  path: '/payments/differences/:id/settle/',
  permission: 'payments:reconcile',
  body: 'json',
  input: Id.extend({ note: oneLine(500).min(1, 'Enter how it was settled') }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Marks a difference as settled, with a note.',
});

const cents = z.preprocess(
  (typed) => (typed === '' ? null : typed),
  z.int('Enter an amount').min(0).max(100_000_000).nullable(),
);
const authority = z.preprocess((typed) => (typed === '' ? null : typed), oneLine(200).nullable());

export const PaymentSettingsInput = z.object({
  online: z.boolean(),
  at_court: z.boolean(),
  envelope_cents: cents,
  envelope_authority: authority,
  cap_cents: cents,
  cap_authority: authority,
});
export const PaymentSettingsOfCourt = PaymentSettingsInput.extend({
  /** Whether the installation has a provider, and whether that is the test provider. */
  available: z.boolean(),
  is_test: z.boolean(),
  version: z.int(),
});
export type PaymentSettingsOfCourt = z.infer<typeof PaymentSettingsOfCourt>;

export const readPaymentSettings = endpoint({
  method: 'GET',
  path: '/settings/payments/',
  permission: 'settings:court',
  input: z.object({}),
  reply: PaymentSettingsOfCourt,
  status: 200,
  summary: 'Returns whether your court takes payments in the portal, its charges, and its cap.',
});

export const savePaymentSettings = endpoint({
  method: 'PUT',
  path: '/settings/payments/',
  permission: 'settings:court',
  body: 'json',
  input: PaymentSettingsInput.extend({ version: z.int().min(0) }),
  reply: z.object({ message: z.string(), settings: PaymentSettingsOfCourt }),
  status: 200,
  summary: 'Sets whether your court takes payments in the portal, its charge per envelope, and its cap.',
});
