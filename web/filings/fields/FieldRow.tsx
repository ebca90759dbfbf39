import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { displayValue } from '../displayValue.ts';
import { FieldStatus } from './FieldStatus.tsx';
import { type FieldEntry, isOpen } from './fieldEntries.ts';
import styles from './fields.module.css';
import { isDay, takesYesNo } from './fieldValues.ts';
import { methodWords } from './methodWords.ts';

/** How a row is shown in its list. */
export type RowLook = {
  /** The field was uncertain when the filing was opened, so its line is taller. */
  high: boolean;
  chosen: boolean;
  hovered: boolean;
  /** Whether the row is a tab stop. */
  stop: boolean;
  /** The row above has the same name. */
  repeats: boolean;
  /** A new analysis had a different result, and no one has reviewed it yet. */
  changed: boolean;
};

type Props = {
  entry: FieldEntry;
  /** The field's current value, including a change that is being sent. */
  value: string;
  sending: 'change' | 'confirmation' | null;
  row: RowLook;
  onChoose: () => void;
  onHover: (over: boolean) => void;
  onEdit: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One field as a line: its name, its value, and its status; an open one also shows the reason. */
export function FieldRow({ entry, value, sending, row, ...on }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const open = isOpen(entry) && !sending;
  const state = sending ? { confirmation: 'confirmed' as const, change: 'saving' as const }[sending] : entry.state;
  const why = entry.read[0] ? methodWords(entry.read[0].method) : t('filings.fields.missingWhy');
  const settled = entry.seen ? t(`filings.fields.settled.${entry.state}`, { who: entry.seen.by }) : why;
  return (
    <li
      className={[styles.fr, row.high && styles.open, row.chosen && styles.on, row.hovered && styles.hover]
        .filter(Boolean)
        .join(' ')}
      data-row={entry.key}
    >
      <button
        type="button"
        className={styles.frLine}
        data-row-line
        tabIndex={row.stop ? 0 : -1}
        aria-current={row.chosen ? 'true' : undefined}
        aria-keyshortcuts={entry.editable ? 'Enter E F2' : undefined}
        onFocus={on.onChoose}
        onClick={on.onChoose}
        onDoubleClick={entry.editable ? on.onEdit : undefined}
        onMouseEnter={() => on.onHover(true)}
        onMouseLeave={() => on.onHover(false)}
        onKeyDown={on.onKeyDown}
      >
        <span className={row.repeats ? `${styles.t} vh` : styles.t}>{t(`filings.field.${entry.name}`)}</span>
        <span className={value === '' ? `${styles.v} ${styles.noValue}` : styles.v}>
          {shown(entry, value, t, format)}
        </span>
        {row.changed && <span className="badge gold">{t('filings.reanalysis.mark')}</span>}
        {entry.editable || entry.state !== 'sure' ? <FieldStatus state={state} /> : null}
        {row.high && <span className={styles.why}>{open ? why : settled}</span>}
      </button>
    </li>
  );
}

function shown(entry: FieldEntry, value: string, t: (key: string) => string, format: Format): string {
  if (takesYesNo(entry.name) && value !== '') return t(`filings.fields.${value}`);
  if (isDay(entry.name) && /^\d{4}-\d{2}-\d{2}$/.test(value)) return format.day(value);
  const names = value.split('\n').map(displayValue).filter(Boolean);
  if (names.length === 0) return t('filings.none');
  return names.join(names.length > 1 ? ' · ' : '');
}
