import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { useAppSelector } from '#web/store.ts';
import { formatMoment } from '#web/ui/formatMoment.ts';

/** That the court received the filing, when, and the number by which to ask about it. */
export function ReceiptNote({ filing }: { filing: FilingDetails }) {
  const { t } = useTranslation();
  const court = useAppSelector((state) => state.user.court_name);
  const when = formatMoment(filing.received_at);
  return (
    <p className="st ok" role="status">
      <CircleCheck className="i" aria-hidden />
      <span>
        <strong>{t(court ? 'filings.receipt.by' : 'filings.receipt.received', { court, when })}</strong>{' '}
        <span className="nowrap">{t('filings.receipt.number', { number: filingNumber(filing.id) })}</span>
      </span>
    </p>
  );
}

/** A filing's identifier in the form in which people read it out: its first block, in capitals. */
export function filingNumber(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
