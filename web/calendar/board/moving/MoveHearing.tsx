import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeHearing, type Hearing } from '#contract/hearings';
import { timeOf } from '#domain/hearings/clockMinutes';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { CounselWarnings } from '../../CounselWarnings.tsx';
import { useChangeHearingMutation } from '../../calendarApi.ts';
import { emptyValues, type HearingValues } from '../../hearingValues.ts';
import { TimeRefusal } from '../../TimeRefusal.tsx';
import { useHearingForm } from '../../useHearingForm.ts';
import type { BoardColumn } from '../boardColumns.ts';
import { writeJudged, writePlace, writeRange } from './describeMove.ts';
import type { Move } from './Move.ts';
import styles from './MoveHearing.module.css';
import { useMoveWords } from './useMoveWords.ts';

type Props = { move: Move; columns: readonly BoardColumn[]; onClose: () => void };

/** Confirms a move: what changes, who is notified, and the reason. The server decides, as in the form for a change. */
export function MoveHearing({ move, columns, onClose }: Props) {
  const { t } = useTranslation();
  const words = useMoveWords();
  const { hearing, at, judged, known } = move;
  const to = columns.find(({ key }) => key === at.column)!;
  const [version, setVersion] = useState(hearing.version);
  const [save] = useChangeHearingMutation();
  const form = useHearingForm(changeHearing, {
    defaults: { ...emptyValues(to.day.date), hearing_time: timeOf(at.start) },
    toInput: (values) => ({ id: hearing.id, version, ...changesOf(move, to, values) }),
    send: save,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onRefused: ({ details }) => {
      const current = (details as { current?: Hearing } | undefined)?.current;
      if (current) setVersion(current.version);
    },
  });
  const { hearing_date, hearing_time } = form.values;
  const isChosen = hearing_date === to.day.date && hearing_time === timeOf(at.start);
  const objections = isChosen && judged && judged.objections.length > 0 ? writeJudged(move, to, words) : [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.board.move.title', { number: hearing.case_number })}
      footer={
        <>
          <Button onClick={onClose}>{t('calendar.board.move.keep')}</Button>
          <Button type="submit" form={form.id} kind="primary" busy={form.isSending}>
            {t('calendar.board.move.save')}
          </Button>
        </>
      }
    >
      <form className="stack" {...form.props}>
        <p>
          <b>{hearing.event_type}</b> {hearing.case_title}
        </p>
        <WhatChanges move={move} columns={columns} at={{ hearing_date, hearing_time }} />
        <WhoIsNotified move={move} to={to} />
        {!known && <Note>{t('calendar.board.move.notChecked')}</Note>}
        {objections.length > 0 && !form.refused && <Note tone="warn">{objections.join(' ')}</Note>}
        {objections.length > 0 && !form.overridable && (
          <TextField
            label={t('calendar.field.override_reason')}
            {...form.field('override_reason')}
            hint={t('calendar.form.overrideHint')}
            maxLength={500}
          />
        )}
        <CounselWarnings
          case_number={hearing.case_number}
          hearing_date={hearing_date}
          attorney_ids={known?.facts.hearing.attorneys.map(({ id }) => id)}
        />
        <TimeRefusal form={form} />
        <TextField
          label={t('calendar.field.reason')}
          {...form.field('reason')}
          hint={t('calendar.change.reasonHint')}
          maxLength={500}
        />
      </form>
    </Dialog>
  );
}

/** Only what differs from the hearing; a suggested time that was chosen instead counts. */
function changesOf({ hearing, at }: Move, to: BoardColumn, values: HearingValues) {
  const { hearing_date, hearing_time, reason } = values;
  const override_reason = values.override_reason.trim();
  return {
    reason,
    ...(hearing_date !== hearing.hearing_date && { hearing_date }),
    ...(hearing_time !== hearing.hearing_time && { hearing_time }),
    ...(at.duration !== hearing.duration_minutes && { duration_minutes: at.duration }),
    ...(to.by === 'room' && to.id !== null && to.id !== hearing.courtroom_id && { venue: to.name }),
    ...(to.by === 'judge' && to.id !== null && to.id !== hearing.judge_id && { judge: to.name, judge_id: to.id }),
    ...(override_reason !== '' && { override_reason }),
  };
}

type At = { hearing_date: string; hearing_time: string };

/** From and to, for each fact that changes. */
function WhatChanges({ move, columns, at }: Omit<Props, 'onClose'> & { at: At }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useMoveWords();
  const { hearing, from } = move;
  const to = columns.find(({ key }) => key === move.at.column)!;
  const minutes = Number(at.hearing_time.slice(0, 2)) * 60 + Number(at.hearing_time.slice(3, 5));
  const lines: [string, string, string][] = [
    [t('calendar.field.day'), format.longDay(hearing.hearing_date), format.longDay(at.hearing_date)],
    [t('calendar.board.move.time'), writeRange(from, words), writeRange({ ...move.at, start: minutes }, words)],
    [
      t('calendar.field.duration'),
      t('calendar.hearing.minutes', { count: from.duration }),
      t('calendar.hearing.minutes', { count: move.at.duration }),
    ],
    to.by === 'room'
      ? [t('calendar.field.venue'), hearing.venue, writePlace(to, words)]
      : [t('calendar.field.judge'), hearing.judge, writePlace(to, words)],
  ];
  return (
    <dl className={styles.changes}>
      {lines
        .filter(([, before, after]) => before !== after)
        .map(([label, before, after]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <s>{before}</s> <b>{after}</b>
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** The people whom the portal notifies, and counsel whom it cannot. */
function WhoIsNotified({ move, to }: { move: Move; to: BoardColumn }) {
  const { t } = useTranslation();
  const own = useAppSelector(({ user }) => user.user_id);
  const { known, hearing } = move;
  if (!known) return null;
  const judge = to.by === 'judge' ? to : { id: hearing.judge_id, name: hearing.judge };
  const isJudgeNotified = judge.id !== null && judge.id !== own && hearing.status !== 'requested';
  const names = [...(isJudgeNotified ? [judge.name] : []), ...known.facts.notified];
  const { without_account } = known.facts;
  return (
    <>
      <p>
        {names.length > 0
          ? t('calendar.board.move.notified', { names: names.join(', ') })
          : t('calendar.board.move.noOne')}
      </p>
      {without_account.length > 0 && (
        <Note tone="warn">{t('calendar.board.move.without', { names: without_account.join(', ') })}</Note>
      )}
    </>
  );
}
