import type { Evaluator } from '../Evaluator.ts';
import { anyStates, met, missing, notApplicable, notChecked, titleOf } from '../shared/lookup.ts';
import { opensNewCase } from '../shared/opensNewCase.ts';

/** Motions for which immigration courts charge a fee (8 C.F.R. § 1103.7(b)(2)). */
const paidMotion = /reopen|reconsider/i;
const paidApplication = /asylum|i-589|cancellation|suspension|eoir-?4[02]/i;

/**
 * Whether a document that requires a fee shows payment or requests a waiver. The payment itself is not available here.
 */
export const filingFee: Evaluator<'filing_fee'> = ({ parameters }, submission) => {
  const [lead] = submission.documents;
  if (anyStates(submission, 'fee_waiver')) return met;
  const { receipt_comes_with_it } = parameters;
  if (!receipt_comes_with_it && !opensNewCase(submission)) return notApplicable;
  if (!receipt_comes_with_it) return notChecked({ code: 'attachments.fee_payment_unseen', values: {} });
  const title = titleOf(lead);
  if (!paidMotion.test(title) && !paidApplication.test(title)) return notApplicable;
  if (anyStates(submission, 'fee_receipt') || submission.documents.some((one) => /receipt/i.test(one.name))) return met;
  return missing(lead, { code: 'attachments.fee_receipt_missing', values: {} });
};
