import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CourtRecord, enterInCourt } from '#contract/courtroom';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useListOpenTimesQuery } from './courtroomApi.ts';
import styles from './OutcomeDialog.module.css';
import type { EnterInCourt } from './useRecordQueue.ts';

type Props = {
  record: CourtRecord;
  outcome: 'continued' | 'vacated' | 'off_calendar';
  enter: EnterInCourt;
  onClose: () => void;
};

/** An outcome that needs a reason; a continuance also needs its new time, chosen from the court’s open ones or typed. */
export function OutcomeDialog({ record, outcome, enter, onClose }: Props) {
  const { t } = useTranslation();
  const isContinued = outcome === 'continued';
  const form = useContractForm(enterInCourt, {
    defaults: { reason: '', moved_by: '', hearing_date: '', hearing_time: '' },
    toInput: ({ reason, moved_by, hearing_date, hearing_time }) => ({
      ...{ id: record.hearing.id, version: record.version },
      entry: {
        ...{ does: 'end' as const, outcome, reason },
        ...(isContinued && { moved_by }),
        ...(isContinued && hearing_date && hearing_time && { next_hearing: { hearing_date, hearing_time } }),
      },
    }),
    send: ({ entry }) => enter(entry, { quiet: true }),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(`courtroom.end.${outcome}`)}
      verb={t(`courtroom.end.${outcome}`)}
      onClose={onClose}
    >
      {isContinued && (
        <>
          <OpenTimes
            id={record.hearing.id}
            chosen={`${form.values.hearing_date} ${form.values.hearing_time}`}
            onChoose={(date, time) => {
              form.field('hearing_date').onChange(date);
              form.field('hearing_time').onChange(time);
            }}
          />
          <TextField label={t('rulings.detail.nextDate')} {...form.field('hearing_date')} type="date" />
          <TextField label={t('rulings.detail.nextTime')} {...form.field('hearing_time')} type="time" />
          <TextField label={t('courtroom.end.movedBy')} {...form.field('moved_by')} optional maxLength={200} />
        </>
      )}
      <TextField
        label={t('courtroom.end.reason')}
        {...form.field('reason')}
        optional={isContinued}
        maxLength={400}
        autoFocus={!isContinued}
      />
    </FormDialog>
  );
}

type Times = { id: string; chosen: string; onChoose: (date: string, time: string) => void };

function OpenTimes({ id, chosen, onChoose }: Times) {
  const format = useFormat();
  const { t } = useTranslation();
  const [from, setFrom] = useState('');
  const { data } = useListOpenTimesQuery(from ? { id, from } : { id });
  return (
    <fieldset className={styles.openTimes}>
      <legend>{t('courtroom.end.openTimes')}</legend>
      {!data && <Skeleton lines={3} />}
      {data?.data.length === 0 && <p className="muted">{t('courtroom.end.noTimes')}</p>}
      <div className="row wrap">
        {data?.data.map(({ hearing_date, hearing_time }, at) => (
          <Button
            key={`${hearing_date} ${hearing_time}`}
            dense
            autoFocus={at === 0}
            aria-pressed={chosen === `${hearing_date} ${hearing_time}`}
            kind={chosen === `${hearing_date} ${hearing_time}` ? 'primary' : 'secondary'}
            onClick={() => onChoose(hearing_date, hearing_time)}
          >
            {format.day(hearing_date)}, {format.clock(hearing_time)}
          </Button>
        ))}
      </div>
      <TextField label={t('courtroom.end.from')} value={from} onChange={setFrom} type="date" optional />
    </fieldset>
  );
}
