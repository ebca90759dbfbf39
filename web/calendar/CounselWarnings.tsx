import { useTranslation } from 'react-i18next';
import type { CounselWarning } from '#contract/hearingChecks';
import { isDate } from '#domain/days/days';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { useReadCounselWarningsQuery } from './calendarApi.ts';

type Props = {
  case_number: string;
  hearing_date: string;
  /** Those who would appear: chosen, or assigned to the case; undefined until the case is known. */
  attorney_ids: readonly string[] | 'assigned' | undefined;
};

/** What to consider about the attorneys who would appear at a hearing; nothing if there is nothing. */
export function CounselWarnings({ case_number, hearing_date, attorney_ids }: Props) {
  const isAsked = attorney_ids !== undefined && attorney_ids.length > 0 && isDate(hearing_date);
  const chosen = typeof attorney_ids === 'object' ? { attorney_ids: attorney_ids.join(',') } : {};
  const asked = { case_number, hearing_date, ...chosen };
  const { currentData } = useReadCounselWarningsQuery(asked, { skip: !isAsked });
  return <CounselNotes warnings={currentData ?? []} />;
}

/** The same, of a hearing that was checked. */
export function CounselNotes({ warnings }: { warnings: readonly CounselWarning[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (warnings.length === 0) return null;
  const write = (warning: CounselWarning): string => {
    if (warning.code === 'one_firm') return t('calendar.counsel.oneFirm', warning);
    if (warning.code === 'both_sides') return t('calendar.counsel.bothSides', warning);
    const { attorney, since } = warning;
    const status = warning.status.toLowerCase();
    return since === null
      ? t('calendar.counsel.notActive', { attorney, status })
      : t('calendar.counsel.notActiveSince', { attorney, status, day: format.day(since) });
  };
  return (
    <div role="status">
      <Note tone="warn">
        <ul>
          {warnings.map(write).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
