import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import { type FilingTime, filingTimes } from '#domain/filings/filingTimes';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useFormat } from '#web/useFormat.ts';
import type { Deciding } from './reviewApi.ts';

/** Which receipt dates the filing: the new document's unless the clerk says why it is the returned one's. */
export function useFilingDate(dates: ReviewOptions['filing_dates'], onMended: (field: string) => void) {
  const [filed_as_of, setTime] = useState<FilingTime>('received');
  const [filed_as_of_reason, setReason] = useState('');
  const choose = (time: FilingTime) => {
    onMended('filed_as_of_reason');
    setTime(time);
  };
  const explain = (reason: string) => {
    onMended('filed_as_of_reason');
    setReason(reason);
  };
  const answer: Pick<Deciding, 'filed_as_of' | 'filed_as_of_reason'> =
    dates === null ? {} : { filed_as_of, ...(filed_as_of_reason.trim() && { filed_as_of_reason }) };
  return { dates, filed_as_of, filed_as_of_reason, choose, explain, answer };
}

type Props = { form: ReturnType<typeof useFilingDate>; problems: Record<string, string> };

/** The choice between the two dates of a filing whose correction is a different document; nothing for any other. */
export function FilingDateFields({ form, problems }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { dates, filed_as_of, filed_as_of_reason } = form;
  if (dates === null) return null;
  const isEarlier = filed_as_of === 'first_received';
  return (
    <>
      <fieldset className="stack choice-list">
        <legend>{t('review.accept.filingDate')}</legend>
        <p className="small muted">{t('review.accept.filingDateHint')}</p>
        {filingTimes.map((time) => (
          <label key={time} className="row">
            <input
              type="radio"
              name="filed_as_of"
              value={time}
              checked={filed_as_of === time}
              onChange={() => form.choose(time)}
            />
            <span>{t(`review.accept.filedAsOf.${time}`, { date: format.day(dates[time]) })}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t('review.accept.filingDateReason')}
        hint={t('review.accept.filingDateReasonHint')}
        optional={!isEarlier}
        value={filed_as_of_reason}
        onChange={form.explain}
        problem={problems.filed_as_of_reason}
        maxLength={1000}
      />
    </>
  );
}
