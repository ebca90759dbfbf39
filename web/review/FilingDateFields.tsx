import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import { filingTimes } from '#domain/filings/filingTimes';
import { ReceivedAndFiled, RuleSource } from '#web/filings/ReceivedAndFiled.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './review.module.css';
import type { DecisionForm } from './useDecisionForm.ts';

type Props = { form: DecisionForm; options: Pick<ReviewOptions, 'filing_date' | 'filing_dates'> };

/**
 * The filing date under the court's rule, with its reasons. The clerk chooses between two submissions, or sets another
 * date, only with a reason.
 */
export function FilingDateFields({ form, options: { filing_date, filing_dates } }: Props) {
  const { t } = useTranslation();
  const { filed_as_of, sets_date } = form.values;
  const isOther = sets_date || (filing_dates !== null && filed_as_of !== filing_dates.counts);
  return (
    <fieldset className={`stack ${styles.choiceList}`}>
      <legend>{t('review.accept.filingDate')}</legend>
      <ReceivedAndFiled dates={filing_date} />
      {filing_dates && <TwoDates form={form} dates={filing_dates} />}
      <Checkbox label={t('review.accept.setDate')} {...form.toggle('sets_date')} />
      {sets_date && (
        <TextField
          label={t('review.accept.filedOn')}
          hint={t('review.accept.filedOnHint')}
          type="date"
          {...form.field('filed_on')}
        />
      )}
      {isOther && (
        <>
          <TextField
            label={t('review.accept.orderedOn')}
            hint={t('review.accept.orderedOnHint')}
            type="date"
            optional={filing_dates?.first_needs !== 'order'}
            {...form.field('ordered_on')}
          />
          <TextArea
            label={t('review.accept.filingDateReason')}
            hint={t('review.accept.filingDateReasonHint')}
            {...form.field('filed_as_of_reason')}
            maxLength={1000}
          />
        </>
      )}
    </fieldset>
  );
}

type Two = { form: DecisionForm; dates: NonNullable<ReviewOptions['filing_dates']> };

/** The choice between the dates of the two submissions of a document that was returned. */
function TwoDates({ form, dates }: Two) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <fieldset className={`stack ${styles.choiceList}`}>
      <legend>{t('review.accept.twoDates')}</legend>
      <p className="small">
        {dates.rule.says} <RuleSource rule={dates.rule} />
      </p>
      {filingTimes.map((time) => (
        <label key={time} className="row">
          <input
            type="radio"
            name="filed_as_of"
            value={time}
            checked={form.values.filed_as_of === time}
            onChange={() => form.set({ filed_as_of: time })}
          />
          <span>
            {t(`review.accept.filedAsOf.${time}`, { date: format.day(dates[time]) })}
            {time === dates.counts && ` ${t('review.accept.byRule')}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
