import { formatAmount } from '#domain/money/formatAmount';
import { parseAmount } from '#domain/money/parseAmount';

/** The cents of an amount as typed, such as `435` or `$435.00`; NaN, which no schema accepts, for other text. */
export const centsOf = (typed: string): number => parseAmount(typed) ?? Number.NaN;

/** Cents as a field shows them: `435.00`. */
export const amountField = (cents: number): string => formatAmount(cents).slice(1).replaceAll(',', '');

/** The sum of amounts that could be read. */
export const sumOf = (typed: readonly string[]): number => typed.reduce((sum, one) => sum + (parseAmount(one) ?? 0), 0);
