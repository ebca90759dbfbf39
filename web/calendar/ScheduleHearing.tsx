import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NewHearing } from '#contract/hearings';
import type { CallError } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/toast.ts';
import { CaseFields } from './CaseFields.tsx';
import { useListJudgesQuery, useScheduleHearingMutation } from './calendarApi.ts';
import { HearingFields } from './HearingFields.tsx';
import { emptyValues, type HearingValues, toPayload } from './hearingValues.ts';
import { TimeRefusal } from './TimeRefusal.tsx';
import { useHearingForm } from './useHearingForm.ts';

type Props = {
  today: string;
  /** The day that was chosen in the grid. */
  day: string | null;
  /** An attorney's is a request. */
  isRequest: boolean;
  /** The initial values, from the hearing that is continued. */
  initial?: HearingValues | undefined;
  onClose: () => void;
  onScheduled: (day: string) => void;
};

/** Schedules or requests a hearing (departure 36). After an error, everything typed remains. */
export function ScheduleHearing({ today, day, isRequest, initial, onClose, onScheduled }: Props) {
  const { t } = useTranslation();
  const form = useHearingForm(initial ?? emptyValues(day && day >= today ? day : ''));
  const { data: judges = [] } = useListJudgesQuery();
  const [schedule, { isLoading }] = useScheduleHearingMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const payload = toPayload(form.values, judges);
    if (!form.check(NewHearing, payload)) return;
    const reply = await schedule(payload);
    if (reply.error) {
      form.showRefusal(reply.error as CallError);
      return void toast.error(errorText(reply.error));
    }
    toast.success(reply.data.message);
    onScheduled(reply.data.hearing.hearing_date);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isRequest ? 'calendar.form.requestTitle' : 'calendar.form.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form="schedule-hearing" kind="primary" busy={isLoading}>
            {t(isLoading ? 'calendar.form.submitting' : isRequest ? 'calendar.form.request' : 'calendar.form.submit')}
          </Button>
        </>
      }
    >
      <form id="schedule-hearing" className="stack hearing-form" noValidate onSubmit={(event) => void send(event)}>
        {isRequest && <Note>{t('calendar.form.requestNote')}</Note>}
        <CaseFields form={form} />
        <HearingFields form={form} today={today} />
        <TimeRefusal form={form} />
      </form>
    </Dialog>
  );
}
