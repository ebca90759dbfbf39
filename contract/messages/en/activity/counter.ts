import type { CounterActivities } from '#domain/activity/messages/counter';
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
