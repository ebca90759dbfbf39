import { z } from 'zod';
import { mostCents } from '#domain/feeAccounts/checkLine';

/** Fields that the calls of the cashier share. Amounts are in cents. */

export const Id = z.object({ id: z.uuid() });

export const oneLine = (atMost: number) =>
  z
    .string()
    .trim()
    .max(atMost, `At most ${atMost} characters`)
    .regex(/^\P{Cc}*$/u, 'Remove the control characters');

const tooMuch = 'At most $1,000,000';

/** An amount of at least one cent. */
export const amount = z.int('Enter an amount').min(1, 'Enter an amount greater than zero').max(mostCents, tooMuch);

/** An amount that can be zero. */
export const cents = z.int('Enter an amount').min(0, 'Enter an amount that is not negative').max(mostCents, tooMuch);

/** A receipt or a refund by its number, as printed. */
export const Numbered = z.object({ id: z.uuid(), number: z.string() });
