import { useTranslation } from 'react-i18next';
import type { DocketProposal } from '#contract/docketProposal';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from './review.module.css';
import type { DecisionForm } from './useDecisionForm.ts';

type Hearing = NonNullable<DocketProposal['hearing']>;
type Props = { form: DecisionForm; hearing: Hearing };

/** The hearing that the document notices: set with the acceptance, or why it cannot be, with the next available times. */
export function EntryHearing({ form, hearing }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const timeOf = ({ hearing_date, hearing_time }: Pick<Hearing, 'hearing_date' | 'hearing_time'>) =>
    `${format.day(hearing_date)}, ${format.clock(hearing_time)}`;
  const named = { when: timeOf(hearing), where: hearing.venue ?? '', judge: hearing.judge ?? '' };
  return (
    <div className="stack tight">
      {hearing.state === 'free' && (
        <Checkbox label={t('review.docket.setHearing', named)} {...form.toggle('sets_hearing')} />
      )}
      {form.problemAt('docket.hearing') && <Note tone="warn">{form.problemAt('docket.hearing')}</Note>}
      {hearing.state === 'on_calendar' && <p className="small">{t('review.docket.hearingKnown', named)}</p>}
      {(hearing.state === 'not_free' || hearing.state === 'incomplete') && (
        <Note tone="warn">
          <p>{t('review.docket.hearingRefused', named)}</p>
          {hearing.why.map((why) => (
            <p key={why}>{why}</p>
          ))}
          {hearing.suggestions.length > 0 && (
            <fieldset className={`row wrap ${styles.choiceList}`}>
              <legend>{t('review.docket.nextTimes')}</legend>
              {hearing.suggestions.map((one) => (
                <Button
                  key={`${one.hearing_date} ${one.hearing_time}`}
                  dense
                  onClick={() => form.set({ hearing_at: one })}
                >
                  {timeOf(one)}
                </Button>
              ))}
            </fieldset>
          )}
        </Note>
      )}
    </div>
  );
}
