import type { FiledFees } from '#contract/payments';

/** Whether the filer of a filed envelope can settle its fees in the portal now. */
export const canSettle = ({ mine, options, balance_cents, can_request_waiver }: FiledFees) =>
  mine && ((options.online && balance_cents > 0) || can_request_waiver);
