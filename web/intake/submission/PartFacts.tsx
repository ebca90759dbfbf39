import { useTranslation } from 'react-i18next';
import type { SubmissionPart } from '#contract/draftSubmission';
import { formatAmount } from '#domain/money/formatAmount';
import { bytesPerMb } from '#domain/uploads/bytesPerMb';
import { Status } from '#web/ui/Status.tsx';

/** The documents, case, size, fees, and service of a part. */
export function PartFacts({ part }: { part: SubmissionPart }) {
  const { t } = useTranslation();
  const { documents, bytes, document_mb, envelope_mb, served, questions, is_read } = part;
  const size = Math.max(0.1, bytes / bytesPerMb).toFixed(1);
  const isTooLarge = envelope_mb !== null && bytes > envelope_mb * bytesPerMb;
  return (
    <>
      <ul className="small">
        {documents.map(({ filing_id, title, attachments }) => (
          <li key={filing_id}>
            {title} <span className="muted">{t('filings.drafts.attachments', { count: attachments })}</span>
          </li>
        ))}
      </ul>
      <p className="small">
        {[useCaseOf(part), useFeesOf(part), t('filings.parts.served', { count: served })].join(' · ')}
      </p>
      <p className="small muted">
        {t(envelope_mb === null ? 'filings.parts.size' : 'filings.parts.sizeOf', { size, document_mb, envelope_mb })}
      </p>
      {!is_read && <p className="small muted">{t('filings.drafts.reading')}</p>}
      {is_read && questions > 0 && (
        <Status tone="warn">{t('filings.draftEnvelope.questions', { count: questions })}</Status>
      )}
      {isTooLarge && <Status tone="bad">{t('filings.parts.tooLarge')}</Status>}
    </>
  );
}

/** No amount is shown as a fee that is not known yet. */
function useFeesOf({ fees_cents, fees_open, is_read }: SubmissionPart): string {
  const { t } = useTranslation();
  const amount = formatAmount(fees_cents);
  if (!fees_open && is_read) return t('filings.parts.fees', { amount });
  return fees_cents === 0 ? t('filings.parts.feesOpen') : t('filings.parts.feesSoFar', { amount });
}

function useCaseOf({ destination, category }: SubmissionPart): string {
  const { t } = useTranslation();
  const to = destination.chosen ?? destination.proposed;
  if (to === null) return t('filings.draftEnvelope.noCase');
  if (to === 'new') {
    return category ? t('filings.draftEnvelope.newCaseOf', { parts: category }) : t('filings.draftEnvelope.newCase');
  }
  if (destination.case) return `${destination.case.case_number} ${destination.case.title}`;
  return t('filings.draftEnvelope.numberAsTyped', { number: destination.case_number });
}
