import { z } from 'zod';
import { mostCents } from '#domain/feeAccounts/checkLine';
import { depositKinds } from '#domain/feeAccounts/depositLines';
import { paymentMeans } from '#domain/feeAccounts/lineKinds';
import { amount, Id, Numbered, oneLine } from './cashFields.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

export const DepositAccount = z.object({
  id: z.uuid(),
  number: z.int(),
  name: z.string(),
  /** The attorney who sees it in the portal; null for an owner without an account. */
  owner: z.string().nullable(),
  balance_cents: z.int(),
  /** The owner is notified when the balance falls below this amount. */
  low_cents: z.int().nullable(),
  opened_at: Moment,
  closed_at: Moment.nullable(),
  version: z.int(),
});
export type DepositAccount = z.infer<typeof DepositAccount>;

export const DepositLine = z.object({
  id: z.uuid(),
  kind: z.enum(depositKinds),
  means: z.enum(paymentMeans).nullable(),
  amount_cents: z.int(),
  /** The balance after this line. */
  balance_cents: z.int(),
  made_at: Moment,
  made_by: z.string(),
  reason: z.string().nullable(),
  receipt: z.string().nullable(),
  refund: z.string().nullable(),
});
export type DepositLine = z.infer<typeof DepositLine>;

export const listDeposits = endpoint({
  method: 'GET',
  path: '/deposits/',
  permission: 'deposits:read',
  input: z.object({}),
  reply: z.object({ accounts: z.array(DepositAccount) }),
  status: 200,
  summary: 'Lists deposit accounts: clerks those of the court, attorneys their own.',
});

export const readDeposit = endpoint({
  method: 'GET',
  path: '/deposits/:id/',
  permission: 'deposits:read',
  input: Id,
  reply: z.object({ account: DepositAccount, lines: z.array(DepositLine) }),
  status: 200,
  summary: 'Returns a deposit account with each line and the balance after it.',
});

export const printDeposit = endpoint({
  method: 'GET',
  path: '/deposits/:id/statement/',
  permission: 'deposits:read',
  input: Id.extend({ format: z.enum(['pdf', 'csv']) }),
  reply: z.never(),
  status: 200,
  produces: ['application/pdf', 'text/csv'],
  summary: 'Returns the statement of a deposit account as a PDF or a CSV file.',
});

export const openDeposit = endpoint({
  method: 'POST',
  path: '/deposits/',
  permission: 'payments:take',
  body: 'json',
  input: z.object({
    name: oneLine(200).min(1, 'Enter the name of the attorney or the firm'),
    /** The email address of the attorney’s account in the portal; empty without one. */
    owner_email: z.union([z.literal(''), z.email('Enter an email address')]).default(''),
    low_cents: amount.nullable(),
  }),
  reply: z.object({ message: z.string(), account: DepositAccount }),
  status: 201,
  summary: 'Opens a deposit account with the court’s next number.',
});

export const refundDeposit = endpoint({
  method: 'POST',
  path: '/deposits/:id/refund/',
  permission: 'payments:take',
  body: 'json',
  input: Id.extend({
    means: z.enum(['cash', 'check']),
    amount_cents: z.int('Enter an amount').min(0).max(mostCents),
    payee: oneLine(300).min(1, 'Enter who receives the refund'),
    reason: oneLine(300).min(1, 'Enter the reason'),
    reference: oneLine(100).default(''),
    /** Whether the account is closed, which it can be at zero. */
    closes: z.boolean(),
    version: z.int().min(1),
    request_key: z.uuid(),
  }),
  reply: z.object({ message: z.string(), account: DepositAccount, refund: Numbered.nullable() }),
  status: 200,
  summary: 'Refunds a part of a deposit account, or the rest and closes it.',
});
