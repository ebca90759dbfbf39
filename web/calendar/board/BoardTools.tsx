import { useTranslation } from 'react-i18next';
import type { CalendarBoard } from '#contract/calendarBoard';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useMedia } from '#web/ui/useMedia.ts';
import type { CalendarAddress, ChangeAddress } from '../useCalendarAddress.ts';
import styles from './BoardTools.module.css';
import { type BoardColumn, boardsBy, countEmpty } from './boardColumns.ts';

type Props = {
  board: CalendarBoard;
  columns: readonly BoardColumn[];
  address: CalendarAddress;
  change: ChangeAddress;
  schedules: boolean;
};

/** What the columns of the board are, the step of moves, and on a phone which column is shown. */
export function BoardTools({ board, columns, address, change, schedules }: Props) {
  const { t } = useTranslation();
  const isNarrow = useMedia('(max-width: 719px)');
  return (
    <div className={styles.tools}>
      <Segmented
        label={t('calendar.board.columns')}
        value={address.by}
        options={boardsBy.map((value) => ({ value, label: t(`calendar.board.by.${value}`) }))}
        onChange={(by) => change({ by: by === 'room' ? '' : by, column: '' })}
      />
      {schedules && !isNarrow && (
        <span className={styles.step}>
          <span aria-hidden>{t('calendar.board.step')}</span>
          <Segmented
            label={t('calendar.board.step')}
            value={address.step ?? '15'}
            options={['15', '5'].map((value) => ({
              value,
              label: t('calendar.board.minutes', { count: Number(value) }),
            }))}
            onChange={(step) => change({ step: step === '5' ? '5' : '' })}
          />
        </span>
      )}
      {schedules && (address.empty || countEmpty(board, address.by) > 0) && (
        <Switch
          label={t(`calendar.board.empty.${address.by}`)}
          checked={address.empty}
          onChange={(empty) => change({ empty: empty ? 'yes' : '' })}
        />
      )}
      {isNarrow && columns.length > 1 && <ColumnChoice columns={columns} address={address} change={change} />}
    </div>
  );
}

function ColumnChoice({ columns, address, change }: Omit<Props, 'board' | 'schedules'>) {
  const format = useFormat();
  const { t } = useTranslation();
  const days = [...new Set(columns.map(({ day }) => day.date))];
  const chosen =
    columns.find(({ key }) => key === address.column) ??
    columns.find(({ hearings }) => hearings.length > 0) ??
    columns[0]!;
  const keyOn = (date: string, id: string | null) =>
    columns.find((one) => one.day.date === date && one.id === id)?.key ?? '';
  return (
    <>
      {days.length > 1 && (
        <Select
          label={t('calendar.field.day')}
          required={false}
          value={chosen.day.date}
          options={days.map((date) => ({ value: date, label: format.longDay(date) }))}
          onChange={(date) => change({ column: keyOn(date, chosen.id) })}
        />
      )}
      <Select
        label={t(`calendar.board.one.${address.by}`)}
        required={false}
        value={chosen.key}
        options={columns
          .filter(({ day }) => day.date === chosen.day.date)
          .map(({ key, by, name, hearings }) => ({
            value: key,
            label: t('calendar.board.choice', {
              name: name || t(by === 'room' ? 'calendar.board.noRoom' : 'calendar.board.noJudge'),
              hearings: t('calendar.grid.hearings', { count: hearings.length }),
            }),
          }))}
        onChange={(column) => change({ column })}
      />
    </>
  );
}
