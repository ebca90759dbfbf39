import { useTranslation } from 'react-i18next';
import { listFormat } from '#domain/intl/formats';
import type { Problems } from '#web/forms/useForm.ts';
import type { HearingField, HearingValues } from '../hearingValues.ts';
import styles from './QuickEntry.module.css';
import type { ReadEntry } from './useEntry.ts';

type Props = { read: ReadEntry; problems: Problems<HearingValues> };

/** What a hearing needs, in the order of a line. Its length is that of the event type. */
const needed: readonly HearingField[] = ['event_type', 'case_number', 'hearing_date', 'hearing_time', 'venue', 'judge'];

/** The words that were not understood, what is still missing, and the problems of a line that was sent. */
export function EntryUnread({ read, problems }: Props) {
  const { t } = useTranslation();
  const { entry, values, found, isSearching } = read;
  const named = entry.parts.find(({ field }) => field === 'case_number' || field === 'case_title');
  const missing = needed.filter((field) => values[field] === '');
  const isSent = Object.values(problems).some((problem) => problem !== undefined);
  const said = Object.entries(problems).filter(([field, problem]) => problem && values[field as HearingField] !== '');
  return (
    <div className={styles.notes}>
      {entry.unread.map(({ from, text, reason }) => (
        <p key={from} className={styles.problem}>
          {t(`calendar.entry.unread.${reason}`, { words: text })}
        </p>
      ))}
      {named && !found && !isSearching && (
        <p className={styles.problem}>
          {t(read.candidates.length > 1 ? 'calendar.entry.severalCases' : 'calendar.entry.noCase', {
            words: named.text,
          })}
        </p>
      )}
      {missing.length > 0 && (
        // After an attempt to check the line, it is an error.
        <p className={isSent ? styles.problem : 'muted'} role={isSent ? 'alert' : undefined}>
          {t('calendar.entry.missing', {
            fields: listFormat({ type: 'conjunction' }).format(
              missing.map((field) => t(`calendar.entry.needs.${field}`)),
            ),
          })}
        </p>
      )}
      {said.length > 0 && (
        <div role="alert">
          {said.map(([field, problem]) => (
            <p key={field} className={styles.problem}>
              {problem}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
