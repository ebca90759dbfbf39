import { useTranslation } from 'react-i18next';
import type { FilingCourtStatus } from '#contract/review';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { RuleSource } from './ReceivedAndFiled.tsx';

type Props = { status: FilingCourtStatus };

/** The correction of a returned filing, for people who do not correct it: its deadline, and what it does to the date. */
export function AfterReturn({ status }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { correct_by, relation_back } = status;
  return (
    <>
      {correct_by && (
        <Note tone="warn">
          {t(`filings.courtStatus.${deadlineText(correct_by)}`, { when: format.moment(correct_by) })}
        </Note>
      )}
      {relation_back && <DateRule rule={relation_back} />}
    </>
  );
}

function deadlineText(by: string) {
  return new Date(by) < new Date() ? 'correctOver' : 'filerCorrectsBy';
}

/** What a correction does to the date, under which rule, and the last day of a motion. */
function DateRule({ rule }: { rule: NonNullable<FilingCourtStatus['relation_back']> }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <p>
      {rule.says} <RuleSource rule={rule} />
      {rule.motion_by && ` ${t('filings.dates.motionBy', { day: format.longDay(rule.motion_by) })}`}
    </p>
  );
}
