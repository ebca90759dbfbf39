import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';
import type { Resubmission } from '#contract/resubmissions';
import type { UploadPurpose } from '#domain/uploads/uploadStates';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { CorrectByClock } from './CorrectByClock.tsx';
import { Cures } from './Cures.tsx';
import { DateOfResubmission } from './DateOfResubmission.tsx';
import { placeOfCause } from './placeOfCause.ts';
import { useResubmissionWork } from './ResubmissionProvider.tsx';
import { ResubmitButton } from './ResubmitButton.tsx';
import styles from './returned.module.css';

const UploadList = lazily(async () => (await import('#web/uploads/UploadList.tsx')).UploadList, null);
const ofCorrection: readonly UploadPurpose[] = ['replacement', 'correction_attachment'];

type Place = { filing: FilingDetails; onPlace: (place: ExtractedField, document: ProcessedDocument) => void };
type Props = Place & {
  /** What settles the fee, if the filing was returned for it. */
  fee?: ReactNode;
};

/** A returned filing for its filer: the clerk's words and their place, what cures the return, the date, and the act. */
export function ReturnedPart({ filing, onPlace, fee }: Props) {
  const { t } = useTranslation();
  const work = useResubmissionWork();
  if (!work) return null;
  const { data, error } = work;
  return (
    <section aria-label={t('filings.returned.heading')} className={styles.returned}>
      <div className="sec">
        <h3>{t('filings.returned.heading')}</h3>
        {data?.returned.correct_by && <CorrectByClock until={data.returned.correct_by} />}
      </div>
      <div className="body stack small">
        {!data && <CallFailure error={error} />}
        {!data && error === undefined && <Skeleton lines={8} />}
        {data && (
          <>
            {data.filer !== null && <p>{t('filings.returned.forFiler', { filer: data.filer })}</p>}
            <ClerksWords filing={filing} data={data} onPlace={onPlace} />
            <Cures filing={filing} data={data} work={work} fee={fee} />
            <UploadList of={(upload) => upload.filing_id === filing.id && ofCorrection.includes(upload.purpose)} />
            <DateOfResubmission date={data.date} isSubmitted={false} />
            <ResubmitButton data={data} work={work} />
          </>
        )}
      </div>
    </section>
  );
}

function ClerksWords({ filing, data: { returned, cause }, onPlace }: Place & { data: Resubmission }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { reason_words, words, authority, by, at, correct_by } = returned;
  const found = placeOfCause(filing, cause);
  return (
    <>
      <blockquote className={styles.words}>{words || reason_words}</blockquote>
      {words && reason_words && words !== reason_words && <p>{reason_words}</p>}
      {authority && <p>{t('filings.returned.rule', { rule: authority })}</p>}
      <p className="muted tiny">{t('filings.returned.by', { by, when: format.moment(at) })}</p>
      {correct_by && <p>{t('filings.courtStatus.correctBy', { when: format.moment(correct_by) })}</p>}
      {cause && (
        <div className={styles.cause}>
          {cause.by === 'reason' && <p>{t('filings.returned.sameReason', { message: cause.finding.message })}</p>}
          {found ? (
            <Button dense onClick={() => onPlace(found.field, found.document)}>
              <MapPin className="i" aria-hidden />
              {found.page === null
                ? t('filings.returned.showPlace')
                : t('filings.returned.showPage', { page: found.page })}
            </Button>
          ) : (
            <p className="muted">{t('filings.returned.noPlace')}</p>
          )}
        </div>
      )}
    </>
  );
}
