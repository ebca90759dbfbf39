import type { CounterActivities } from '#domain/activity/messages/counter';
import { spellDay } from '#domain/days/spellDay';
import type { PaperChannel } from '#domain/filings/intakeChannels';
import { formatAmount } from '#domain/money/formatAmount';
import { endSentence } from '#domain/text/endSentence';
import { writeCount } from '#domain/text/writeCount';
import type { ActivityTexts } from '../../Catalog.ts';

const ways: Record<PaperChannel, string> = {
  counter: 'at the counter',
  mail: 'by mail',
  fax: 'by fax',
  drop_box: 'in the drop box',
};

const filings = (count: number) => `${writeCount(count)} ${count === 1 ? 'filing' : 'filings'}`;

/** How the count differs from the receipts. */
function difference(expected: number, counted: number): string {
  if (counted === expected) return 'The count agrees with the receipts.';
  const amount = formatAmount(Math.abs(counted - expected));
  return counted < expected ? `The drawer is ${amount} short.` : `The drawer is ${amount} over.`;
}

export const counterActivities: ActivityTexts<CounterActivities> = {
  paper_taken_in: ({ document, channel, filer }, by) => ({
    title: 'Paper Document Taken In',
    description: `${by} took in ${document}, which ${filer} filed ${ways[channel]}.`,
  }),
  paper_correction_taken_in: ({ document, returned, differs, channel }, by) => ({
    title: 'Paper Correction Taken In',
    description:
      returned === null
        ? `${by} took in what the filer submitted again for ${document} ${ways[channel]}.`
        : `${by} took in ${document}, which replaces the returned ${returned} and was received ${ways[channel]}.${differs ? ' The clerk confirmed that it differs; its received time is the time of the correction.' : ''}`,
  }),
  drawer_opened: ({ starting_cash_cents }, by) => ({
    title: 'Cash Drawer Opened',
    description: `${by} opened a cash drawer with ${formatAmount(starting_cash_cents)}.`,
  }),
  drawer_closed: ({ expected_cash_cents, counted_cash_cents, note }, by) => ({
    title: 'Cash Drawer Closed',
    description: `${by} closed a cash drawer with ${formatAmount(counted_cash_cents)}. ${difference(expected_cash_cents, counted_cash_cents)}${note === null ? '' : ` ${endSentence(note)}`}`,
  }),
  receipt_made: ({ number, total_cents }, by) => ({
    title: 'Payment Received',
    description: `${by} took ${formatAmount(total_cents)}, receipt ${number}.`,
  }),
  receipt_voided: ({ number, total_cents, reason }, by) => ({
    title: 'Receipt Voided',
    description: `${by} voided receipt ${number} for ${formatAmount(total_cents)}: ${endSentence(reason)}`,
  }),
  fee_assessed: ({ fee, amount_cents, authority }, by) => ({
    title: 'Fee Assessed',
    description: `${by} assessed ${formatAmount(amount_cents)} for ${fee} (${authority}).`,
  }),
  fee_adjusted: ({ fee, amount_cents, direction, reason, authority }, by) => ({
    title: 'Fee Adjusted',
    description: `${by} ${direction === 'up' ? 'raised' : 'lowered'} the charge for ${fee} by ${formatAmount(amount_cents)} (${authority}): ${endSentence(reason)}`,
  }),
  fee_waived: ({ fee, amount_cents, reason, authority }, by) => ({
    title: 'Fee Waived',
    description: `${by} recorded the waiver of ${formatAmount(amount_cents)} for ${fee} (${authority}): ${endSentence(reason)}`,
  }),
  fee_refunded: ({ number, fee, amount_cents, payee, reason }, by) => ({
    title: 'Payment Refunded',
    description: `${by} refunded ${formatAmount(amount_cents)} for ${fee} to ${payee}, refund ${number}: ${endSentence(reason)}`,
  }),
  deposit_account_opened: ({ number, name }, by) => ({
    title: 'Deposit Account Opened',
    description: `${by} opened deposit account ${number} for ${endSentence(name)}`,
  }),
  deposit_refunded: ({ number, name, amount_cents, closed }, by) => ({
    title: closed ? 'Deposit Account Closed' : 'Deposit Refunded',
    description: `${by} refunded ${formatAmount(amount_cents)} from deposit account ${number} of ${name}${closed ? ' and closed it' : ''}.`,
  }),
  bank_deposit_recorded: ({ day, cash_cents, check_cents, reference }, by) => ({
    title: 'Bank Deposit Recorded',
    description: `${by} recorded a bank deposit for ${spellDay(day)}: ${formatAmount(cash_cents)} in cash and ${formatAmount(check_cents)} in checks, slip ${reference}.`,
  }),
  day_difference_settled: ({ day, difference_cents, note }, by) => ({
    title: 'Cash Difference Settled',
    description: `${by} settled a difference of ${formatAmount(difference_cents)} on ${spellDay(day)}: ${endSentence(note)}`,
  }),
  separator_sheet_made: ({ filer }, by) => ({
    title: 'Separator Sheet Made',
    description: `${by} made a separator sheet${filer === '' ? '' : ` for documents of ${filer}`}.`,
  }),
  batch_received: ({ file, source, filings: count, problems }, by) => ({
    title: 'Scanned Batch Received',
    description: `${by} ${source === 'folder' ? 'received' : 'uploaded'} the batch ${file} with ${filings(count)}${problems === 0 ? '' : ` and ${writeCount(problems)} ${problems === 1 ? 'problem' : 'problems'}`}.`,
  }),
  batch_filed: ({ file, filed, failed }, by) => ({
    title: 'Scanned Batch Filed',
    description: `${by} filed ${filings(filed)} of the batch ${file}${failed === 0 ? '' : `; ${writeCount(failed)} could not be filed`}.`,
  }),
  batch_discarded: ({ file }, by) => ({
    title: 'Scanned Batch Discarded',
    description: `${by} discarded the batch ${file}. Nothing was filed from it.`,
  }),
};
