import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchScope, BatchSlot } from '#contract/hearingBatches';
import { isDate } from '#domain/days/days';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useReadCourtCalendarQuery } from '../calendarApi.ts';
import styles from './batches.module.css';
import { useCheckBatchMutation } from './batchesApi.ts';
import { whenOf } from './ProposalTable.tsx';
import { type Reschedule, type Row, toAsked } from './useReschedule.ts';

type Props = { row: Row; form: Reschedule; scope: BatchScope; onClose: () => void };

/** Another time for one hearing: one of three alternatives, or any, which is checked with the times of the others. */
export function SlotDialog({ row, form, scope, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { hearing } = row;
  const { data: court } = useReadCourtCalendarQuery();
  const [slot, setSlot] = useState<BatchSlot>(row.slot ?? hearing);
  const { objections, isChecking, use } = useCheckedSlot({ row, form, scope, onClose });
  const rooms = court?.courtrooms.filter(({ active, id }) => active || id === slot.courtroom_id) ?? [];
  const isEarlier = isDate(slot.hearing_date) && slot.hearing_date < hearing.hearing_date;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.batch.slot.title', { number: hearing.case_number })}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" busy={isChecking} onClick={() => void use(slot)}>
            {t('calendar.batch.slot.use')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {t('calendar.batch.slot.now', { when: whenOf(hearing, format), venue: hearing.venue, judge: hearing.judge })}
        </p>
        {hearing.alternatives.length > 0 && (
          <fieldset className={styles.alternatives}>
            <legend>{t('calendar.batch.slot.alternatives')}</legend>
            {hearing.alternatives.map((one) => (
              <Button key={`${one.hearing_date} ${one.hearing_time}`} dense onClick={() => setSlot(one)}>
                {whenOf(one, format)}
              </Button>
            ))}
          </fieldset>
        )}
        <div className={styles.fields}>
          <TextField
            label={t('calendar.field.hearing_date')}
            type="date"
            value={slot.hearing_date}
            onChange={(hearing_date) => setSlot({ ...slot, hearing_date })}
          />
          <TextField
            label={t('calendar.field.hearing_time')}
            type="time"
            value={slot.hearing_time}
            onChange={(hearing_time) => setSlot({ ...slot, hearing_time })}
          />
          {rooms.length > 0 && slot.courtroom_id && (
            <Select
              label={t('calendar.field.venue')}
              value={slot.courtroom_id}
              onChange={(id) => setSlot({ ...slot, courtroom_id: id, venue: rooms.find((one) => one.id === id)!.name })}
              options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </div>
        {isEarlier && <Note tone="warn">{t('calendar.batch.slot.earlier')}</Note>}
        {objections.length > 0 && (
          <div role="alert">
            <Note tone="warn">
              {objections.map((objection) => (
                <p key={objection}>{objection}</p>
              ))}
            </Note>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Uses a time for a hearing if it is open, beside the times that the other hearings get. */
function useCheckedSlot({ row, form, scope, onClose }: Props) {
  const [check, checking] = useCheckBatchMutation();
  const [objections, setObjections] = useState<readonly string[]>([]);
  const use = async (slot: BatchSlot) => {
    const others = form.included.filter(({ hearing }) => hearing.id !== row.hearing.id);
    // The hearing is checked last, so that a conflict with another one is reported at it.
    const hearings = [...others, { ...row, slot }].map((one) => toAsked(one, form.act));
    const reply = await check({ act: form.act, hearings, scope });
    if (!reply.data) return setObjections([errorText(reply.error)]);
    const found = reply.data.problems.find(({ hearing_id }) => hearing_id === row.hearing.id);
    if (found) return setObjections(found.problems);
    form.choose(row.hearing.id, slot);
    onClose();
  };
  return { objections, use, isChecking: checking.isLoading };
}
