import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PlannedCall } from '#contract/weekTemplates';
import { pathTo } from '#domain/paths/pathTo';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';

/** The calls with hearings that a change did not reach, each with a link to its day; nothing if there are none. */
export function UnchangedCalls({ calls }: { calls: readonly PlannedCall[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (calls.length === 0) return null;
  return (
    <div className="below" role="status">
      <Note tone="warn">
        <p>{t('calendar.templates.unchanged', { count: calls.length })}</p>
        <ul>
          {calls.map(({ date, called }) => (
            <li key={date}>
              <Link to={pathTo.hearings({ day: date })}>
                {t('calendar.templates.unchangedCall', { day: format.longDay(date), count: called })}
              </Link>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
