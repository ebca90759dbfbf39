import { spellDay } from '#domain/days/spellDay';
import { formatAmount } from '#domain/money/formatAmount';
import type { NoticeMessages } from '#domain/notifications/NoticeMessages';
import { endSentence } from '#domain/text/endSentence';
import type { NoticeTexts } from '../../Catalog.ts';

type FeeNotices = Pick<NoticeMessages, Extract<keyof NoticeMessages, `fees.${string}`>>;

export const feeNotices: NoticeTexts<FeeNotices> = {
  'fees.changed': ({ document, fee, amount_cents, balance_cents, reason }) => ({
    title: 'Fee to pay',
    body: `The clerk set the fee for ${document} (${fee}) to ${formatAmount(amount_cents)}: ${endSentence(reason)} The balance is ${formatAmount(balance_cents)}. You can pay it on the page of the filing.`,
  }),
  'fees.waiver_granted_by_law': ({ document, act_by, authority }) => ({
    title: 'Fee waiver granted by law',
    body: `The fee waiver for ${document} counts as granted, because the court did not act by ${spellDay(act_by)} (${authority}). No fee is due for it.`,
  }),
  'fees.deposit_low': ({ number, name, balance_cents, low_cents }) => ({
    title: 'Low balance of a deposit account',
    body: `Deposit account ${number} (${name}) has ${formatAmount(balance_cents)}, which is less than ${formatAmount(low_cents)}. Deposits are made at the counter.`,
  }),
  'fees.waiver_decided': ({ document, decision, words, pay_by, authority }) => ({
    title: decision === 'granted' ? 'Fee waiver granted' : 'Fee waiver denied',
    body: [
      `The court ${decision} the fee waiver for ${document}.`,
      words && endSentence(words),
      pay_by && `Pay the fees by ${spellDay(pay_by)}${authority ? ` (${authority})` : ''}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }),
};
