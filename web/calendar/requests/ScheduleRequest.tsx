import { useTranslation } from 'react-i18next';
import type { BestSlot } from '#contract/bestSlots';
import { type HearingRequest, scheduleHearingRequest } from '#contract/hearingRequests';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { CounselWarnings } from '../CounselWarnings.tsx';
import styles from '../calendar.module.css';
import { useListJudgesQuery } from '../calendarApi.ts';
import { HearingFields } from '../HearingFields.tsx';
import { emptyValues, toPayload } from '../hearingValues.ts';
import { TimeRefusal } from '../TimeRefusal.tsx';
import { useCourtNow } from '../useCourtNow.ts';
import { useHearingForm } from '../useHearingForm.ts';
import { useScheduleHearingRequestMutation } from './requestsApi.ts';

type Props = { request: HearingRequest; slot?: BestSlot; onClose: () => void };

/**
 * Schedules the hearing that was requested, beginning with the length that its sender stated, and with a proposed time or
 * the first date that its sender prefers.
 */
export function ScheduleRequest({ request, slot, onClose }: Props) {
  const { t } = useTranslation();
  const { date: today } = useCourtNow();
  const { data: judges = [] } = useListJudgesQuery();
  const [schedule] = useScheduleHearingRequestMutation();
  const { id, version, case_number, case_title, case_type, minutes, preferred, purpose } = request;
  const form = useHearingForm(scheduleHearingRequest, {
    defaults: {
      ...emptyValues(preferred.find((day) => day >= today) ?? ''),
      ...{ case_number, case_title, case_type, duration_minutes: String(minutes) },
      ...(slot && { ...at(slot), judge: slot.judge_id, venue: slot.venue }),
    },
    toInput: (values) => {
      const { case_number: _number, case_title: _title, case_type: _type, ...hearing } = toPayload(values, judges);
      return { ...hearing, id, version };
    },
    send: schedule,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cases.requests.scheduleTitle', { number: case_number })}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form.id} kind="primary" busy={form.isSending}>
            {t('cases.requests.schedule')}
          </Button>
        </>
      }
    >
      <form className={`stack ${styles.hearingForm}`} {...form.props}>
        <p>
          {case_title}. {purpose}
        </p>
        <HearingFields form={form} today={today} />
        <CounselWarnings {...form.values} attorney_ids="assigned" />
        <TimeRefusal form={form} />
      </form>
    </Dialog>
  );
}

const at = ({ hearing_date, hearing_time }: BestSlot) => ({ hearing_date, hearing_time });
