import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import type { FilingCourtStatus } from '#contract/review';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { CorrectReturned } from './CorrectReturned.tsx';
import { RuleSource } from './ReceivedAndFiled.tsx';

type Props = { filing: FilingDetails; status: FilingCourtStatus };

/** The correction of a returned filing: its deadline, what it does to the date, and for the filer the form. */
export function AfterReturn({ filing, status }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { correct_by, can_correct, relation_back } = status;
  return (
    <>
      {correct_by && (
        <Note tone="warn">
          {t(`filings.courtStatus.${deadlineText(can_correct, correct_by)}`, { when: format.moment(correct_by) })}
        </Note>
      )}
      {relation_back && <DateRule rule={relation_back} />}
      {can_correct && (
        <CorrectReturned filing={filing} terms={status.correction_terms} needsNewDocument={status.needs_new_document} />
      )}
    </>
  );
}

/** The filer corrects until the deadline; other people read who must. */
function deadlineText(canCorrect: boolean, by: string) {
  if (canCorrect) return 'correctBy';
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
