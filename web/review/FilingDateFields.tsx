import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import { filingTimes } from '#domain/filings/filingTimes';
import { useFormat } from '#web/preferences/useFormat.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import styles from './review.module.css';
import type { DecisionForm } from './useDecisionForm.ts';

type Props = { form: DecisionForm; dates: ReviewOptions['filing_dates'] };

/** The choice between the two dates of a filing whose correction is a different document; nothing for other filings. */
export function FilingDateFields({ form, dates }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { filed_as_of } = form.values;
  if (dates === null) return null;
  const isEarlier = filed_as_of === 'first_received';
  return (
    <>
      <fieldset className={`stack ${styles.choiceList}`}>
        <legend>{t('review.accept.filingDate')}</legend>
        <p className="small muted">{t('review.accept.filingDateHint')}</p>
        {filingTimes.map((time) => (
          <label key={time} className="row">
            <input
              type="radio"
              name="filed_as_of"
              value={time}
              checked={filed_as_of === time}
              onChange={() => form.set({ filed_as_of: time })}
            />
            <span>{t(`review.accept.filedAsOf.${time}`, { date: format.day(dates[time]) })}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t('review.accept.filingDateReason')}
        hint={t('review.accept.filingDateReasonHint')}
        optional={!isEarlier}
        {...form.field('filed_as_of_reason')}
        maxLength={1000}
      />
    </>
  );
}
