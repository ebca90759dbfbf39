import { CalendarPlus2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestEntry } from '#domain/hearings/entry/Entry';
import { isTyping } from '#web/ui/isTyping.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { useKeysSwitch } from '#web/ui/useKeysSwitch.ts';
import type { HearingValues } from '../hearingValues.ts';
import styles from './QuickEntry.module.css';

const EntryReading = lazily(async () => (await import('./EntryReading.tsx')).EntryReading, null);

type Props = {
  /** The court's date. */
  today: string;
  onScheduled: (day: string) => void;
  /** Opens the complete form with what was read. */
  onEditAll: (values: HearingValues) => void;
};

/** One line for a hearing, such as `status conference tue 2pm dept 4 30m`. What it means is shown before it is saved. */
export function QuickEntry({ today, onScheduled, onEditAll }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [form, setForm] = useState<string | undefined>(undefined);
  const [isOn] = useKeysSwitch();
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (event.key.toLowerCase() !== 'n' || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
  const clear = () => {
    setTyped('');
    field.current?.focus();
  };

  return (
    <section className={`panel ${styles.entry}`} aria-label={t('calendar.entry.label')}>
      <div className="field">
        <label htmlFor={id}>
          {t('calendar.entry.label')} {isOn && <kbd aria-hidden>{t('calendar.entry.key')}</kbd>}
        </label>
        <div className={styles.line}>
          <CalendarPlus2 className="i" aria-hidden />
          <input
            ref={field}
            id={id}
            className="input"
            form={form}
            value={typed}
            maxLength={longestEntry}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-about`}
            aria-keyshortcuts={isOn ? 'n' : undefined}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              // Holding Enter would check and schedule.
              if (event.key === 'Enter' && event.repeat) event.preventDefault();
              if (event.key === 'Escape') clear();
            }}
          />
        </div>
        <p id={`${id}-about`} className="hint">
          {t('calendar.entry.hint')}
        </p>
      </div>
      {typed.trim() !== '' && (
        <EntryReading
          typed={typed}
          today={today}
          onForm={setForm}
          onEditAll={onEditAll}
          onScheduled={(day) => {
            clear();
            onScheduled(day);
          }}
        />
      )}
    </section>
  );
}
