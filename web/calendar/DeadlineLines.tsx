import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Deadline } from '#contract/deadlines';
import { pathTo } from '#domain/paths/pathTo';
import { keepCitations } from '#domain/text/keepCitations';
import { writeCourtDays } from '#web/deadlines/writeCourtDays.ts';
import styles from './HearingLines.module.css';

type Props = { deadlines: readonly Deadline[]; today: string };

/** The deadlines of a day: what is due, in which case, by which authority, and in how many court days. */
export function DeadlineLines({ deadlines, today }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={`${styles.hl} ${styles.due}`}>
      {deadlines.map(({ id, action, case_number, case_title, due_date, due_time, authority, ...left }) => (
        <li key={id}>
          <b>
            {t('calendar.due.label')}
            {due_time && <small>{due_time}</small>}
          </b>
          <div>
            <Link className="strong" to={pathTo.deadline(case_number, id)}>
              {action}
              <span className="vh">{t('calendar.line.in', { title: case_title })}</span>
            </Link>
            <p>
              {t('calendar.line.case', { number: case_number, title: case_title })}
              <br />
              {keepCitations(authority)}, {writeCourtDays(t, left.court_days_left, left.overdue, due_date === today)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
