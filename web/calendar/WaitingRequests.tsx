import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '#web/ui/Note.tsx';
import { useListHearingsQuery } from './calendarApi.ts';

/** The number of hearing requests that no one has confirmed or declined, with a link to them. */
export function WaitingRequests() {
  const { t } = useTranslation();
  const { data } = useListHearingsQuery({ status: 'requested', per_page: 1 });
  if (!data || data.total_hearings === 0) return null;
  return (
    <Note>
      <Link to="/calendar?view=list&status=requested">{t('calendar.requests', { count: data.total_hearings })}</Link>
    </Note>
  );
}
