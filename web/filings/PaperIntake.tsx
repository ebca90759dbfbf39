import { FileCheck, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { printStampedCopy } from '#contract/counter';
import { pathTo } from '#domain/paths/pathTo';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { useReadIntakeQuery } from './paperApi.ts';
import { printPdf } from './printPdf.ts';
import { ReceiptLink } from './ReceiptLink.tsx';

type Props = { filingId: string; isPdf: boolean; canCorrect: boolean };

/** For the court's staff: how a filing reached the court on paper, its filer, its receipts, and the stamped copy. */
export function PaperIntake({ filingId, isPdf, canCorrect }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useReadIntakeQuery({ id: filingId });
  if (!data) return null;
  const { intake } = data;
  return (
    <div className="stack">
      {intake && (
        <>
          <p>
            {t('filings.paper.line', {
              channel: t(`filings.channels.${intake.channel}`),
              received: format.moment(intake.received_at),
            })}
            {intake.postmarked_on && `. ${t('filings.paper.postmark', { day: format.day(intake.postmarked_on) })}`}
          </p>
          <p>
            {[t('filings.paper.by', { name: intake.filer.name }), intake.filer.bar_number, intake.filer.phone]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p className="muted">
            {t('filings.paper.takenIn', { name: intake.taken_in_by, when: format.moment(intake.taken_in_at) })}
          </p>
          {intake.receipts.map((receipt) => (
            <p key={receipt.id}>
              <ReceiptLink receipt={receipt} />
            </p>
          ))}
        </>
      )}
      {canCorrect && (
        <div>
          <Link className="btn dense" to={pathTo.paperCorrection(filingId)}>
            <FileCheck className="i" aria-hidden />
            {t('filings.paper.correct')}
          </Link>
        </div>
      )}
      {isPdf && (
        <div>
          <Button dense onClick={() => printPdf(addressOfCall(printStampedCopy, { id: filingId }), 'Stamped copy.pdf')}>
            <Printer className="i" aria-hidden />
            {t('filings.paper.stamped')}
          </Button>
        </div>
      )}
    </div>
  );
}
