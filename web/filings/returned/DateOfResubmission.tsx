import { useTranslation } from 'react-i18next';
import type { ResubmissionDate } from '#contract/resubmissions';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { RuleSource } from '../ReceivedAndFiled.tsx';

type Props = {
  date: ResubmissionDate;
  /** Whether it was submitted again; otherwise, the date is that of a submission now. */
  isSubmitted: boolean;
};

/** Which date a resubmission gives the filing, under the rule of its court with its authority and last days. */
export function DateOfResubmission({ date, isSubmitted }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { counts, dated, rule, tolling, motion_by } = date;
  const day = format.longDay(dated.filed_on);
  return (
    <Note>
      <p className="strong">{t(`filings.returned.${isSubmitted ? 'dated' : 'wouldBeDated'}.${counts}`, { day })}</p>
      <p>
        {rule.says} <RuleSource rule={rule} />
      </p>
      {dated.timely_on !== dated.filed_on && (
        <p>{t('filings.returned.timely', { day: format.longDay(dated.timely_on) })}</p>
      )}
      {tolling && (
        <p>{t('filings.dates.tolled', { from: format.longDay(tolling.from), until: format.longDay(tolling.until) })}</p>
      )}
      {motion_by && <p className="strong">{t('filings.dates.motionBy', { day: format.longDay(motion_by) })}</p>}
    </Note>
  );
}
