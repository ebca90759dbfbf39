import { useTranslation } from 'react-i18next';
import { scheduleHearing } from '#contract/hearings';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/toast.ts';
import { CaseFields } from './CaseFields.tsx';
import { CounselWarnings } from './CounselWarnings.tsx';
import styles from './calendar.module.css';
import { useListJudgesQuery, useScheduleHearingMutation } from './calendarApi.ts';
import { HearingFields } from './HearingFields.tsx';
import { emptyValues, type HearingValues, toPayload } from './hearingValues.ts';
import { TimeRefusal } from './TimeRefusal.tsx';
import { useHearingForm } from './useHearingForm.ts';

type Props = {
  today: string;
  /** The day selected in the grid. */
  day: string | null;
  /** Whether it is a request, as for an attorney. */
  isRequest: boolean;
  /** The initial values, from the hearing that is continued. */
  initial?: HearingValues | undefined;
  onClose: () => void;
  onScheduled: (day: string) => void;
};

/** Schedules or requests a hearing (departure 36). All input is kept after an error. */
export function ScheduleHearing({ today, day, isRequest, initial, onClose, onScheduled }: Props) {
  const { t } = useTranslation();
  const { data: judges = [] } = useListJudgesQuery();
  const [schedule] = useScheduleHearingMutation();
  const form = useHearingForm(scheduleHearing, {
    defaults: initial ?? emptyValues(day && day >= today ? day : ''),
    toInput: (values) => toPayload(values, judges),
    send: schedule,
    onSent: ({ message, hearing }) => {
      toast.success(message);
      onScheduled(hearing.hearing_date);
    },
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isRequest ? 'calendar.form.requestTitle' : 'calendar.form.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form.id} kind="primary" busy={form.isSending}>
            {t(
              form.isSending
                ? 'calendar.form.submitting'
                : isRequest
                  ? 'calendar.form.request'
                  : 'calendar.form.submit',
            )}
          </Button>
        </>
      }
    >
      <form className={`stack ${styles.hearingForm}`} {...form.props}>
        {isRequest && <Note>{t('calendar.form.requestNote')}</Note>}
        <CaseFields form={form} />
        <HearingFields form={form} today={today} />
        {!isRequest && <CounselWarnings {...form.values} />}
        <TimeRefusal form={form} />
      </form>
    </Dialog>
  );
}
