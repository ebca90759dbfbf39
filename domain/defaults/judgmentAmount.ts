import { daysBetween } from '#domain/days/days';

/** The parts of a judgment in cents. Interest is simple, at a yearly rate in hundredths of a percent. */
export type JudgmentParts = {
  principal: number;
  rate: number;
  interest_from: string | null;
  interest_to: string | null;
  costs: number;
  fees: number;
};

export type JudgmentAmount = { days: number; interest: number; total: number };

/** The interest and the total. The first day does not count; a year has 365 days. */
export function judgmentAmount(parts: JudgmentParts): JudgmentAmount {
  const { principal, rate, interest_from: from, interest_to: to, costs, fees } = parts;
  const days = from && to ? Math.max(0, daysBetween(from, to)) : 0;
  const interest = Math.round((principal * rate * days) / (10_000 * 365));
  return { days, interest, total: principal + interest + costs + fees };
}

/** A yearly rate as a person types it (`10`, `9.25`), in hundredths of a percent; undefined for other text. */
export function parseRate(typed: string): number | undefined {
  const found = /^(\d{1,2})(?:\.(\d{1,2}))?\s?%?$/.exec(typed.trim());
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : undefined;
}

/** A rate as documents write it: `9.25%`. */
export const formatRate = (rate: number): string => `${rate / 100}%`;
