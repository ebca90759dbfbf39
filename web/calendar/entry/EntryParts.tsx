import { ChevronDown, CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { EntryField } from '#domain/hearings/entry/Entry';
import { Menu, type MenuEntry } from '#web/ui/Menu.tsx';
import { EntryEcho } from './EntryEcho.tsx';
import styles from './QuickEntry.module.css';
import type { ReadEntry } from './useEntry.ts';
import { useEntryWords } from './useEntryWords.ts';

type Props = { read: ReadEntry; typed: string };

/** The line again with its words marked, and below it what each means; a reading with alternatives opens a menu. */
export function EntryParts({ read, typed }: Props) {
  const { t } = useTranslation();
  const [at, setAt] = useState<EntryField | null>(null);
  const words = useEntryWords(read);
  const { entry, followed, correct } = read;
  const shown = entry.parts.filter(({ field }) => !isHidden(field, read));
  return (
    <>
      <EntryEcho typed={typed} entry={entry} at={at} />
      <ul className={styles.parts} aria-label={t('calendar.entry.parts')}>
        {shown.map((part) => (
          <li
            key={part.field}
            onPointerEnter={() => setAt(part.field)}
            onPointerLeave={() => setAt(null)}
            onFocus={() => setAt(part.field)}
            onBlur={() => setAt(null)}
          >
            <PartChip
              label={t(`calendar.entry.field.${part.field}`)}
              value={words.value(part.field)}
              source={t('calendar.entry.from', { words: part.text })}
              doubt={words.doubt(part)}
              entries={words.choices(part.field)}
              onChoose={(value) => correct(words.corrects(part.field), value)}
            />
          </li>
        ))}
        {followed.map(({ field, by }) => (
          <li key={field}>
            <PartChip
              label={t(`calendar.entry.field.${field}`)}
              value={words.value(field)}
              source={t(`calendar.entry.by.${by}`)}
              doubt={null}
              entries={words.choices(field)}
              onChoose={(value) => correct(field, value)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A number and words of a title name one case, which is shown once. */
function isHidden(field: EntryField, { entry }: ReadEntry): boolean {
  return field === 'case_title' && entry.parts.some((part) => part.field === 'case_number');
}

type ChipProps = {
  label: string;
  value: string | null;
  source: string;
  doubt: string | null;
  entries: readonly MenuEntry[];
  onChoose: (value: string) => void;
};

function PartChip({ label, value, source, doubt, entries, onChoose }: ChipProps) {
  const { t } = useTranslation();
  const shown = (
    <>
      <span className={styles.name}>{label}</span>
      <b>{value ?? t('calendar.entry.choose')}</b>
      <span className={styles.source}>{source}</span>
      {doubt && (
        <span className={styles.doubt}>
          <CircleQuestionMark className="i i-sm" aria-hidden />
          {doubt}
        </span>
      )}
    </>
  );
  const look = doubt || value === null ? `${styles.part} ${styles.doubtful}` : styles.part;
  if (entries.length === 0) return <div className={look}>{shown}</div>;
  return (
    <Menu
      label={t('calendar.entry.correct', { label })}
      entries={entries}
      onChoose={onChoose}
      trigger={
        <AriaButton className={look!}>
          {shown}
          <ChevronDown className={`i i-sm ${styles.open}`} aria-hidden />
        </AriaButton>
      }
    />
  );
}
