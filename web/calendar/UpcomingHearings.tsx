import { CalendarDays, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useListHearingsQuery } from './calendarApi.ts';
import { HearingLines } from './HearingLines.tsx';

type Props = { today: string; isRequest: boolean; onSchedule?: (() => void) | undefined; onOpen: (id: string) => void };

/** The next hearings, with 'Schedule New' for the court and 'Request a hearing' for a filer. */
export function UpcomingHearings({ today, isRequest, onSchedule, onOpen }: Props) {
  const { t } = useTranslation();
  const { data, error } = useListHearingsQuery(
    { status: 'scheduled', per_page: 5 },
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  );
  return (
    <Panel
      title={t('calendar.upcoming.heading')}
      padded={false}
      actions={
        onSchedule && (
          <Button dense onClick={onSchedule}>
            <Plus className="i" aria-hidden />
            {t(isRequest ? 'calendar.form.requestTitle' : 'calendar.scheduleNew')}
          </Button>
        )
      }
      footer={
        data &&
        data.total_hearings > 0 && (
          <Link to="/calendar?view=list">{t('calendar.upcoming.all', { count: data.total_hearings })}</Link>
        )
      }
    >
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={5} />
        </div>
      )}
      {data?.admin_hearings.length === 0 && (
        <EmptyState
          icon={CalendarDays}
          title={t('calendar.upcoming.none')}
          text={t(
            !onSchedule
              ? 'calendar.upcoming.noneReader'
              : isRequest
                ? 'calendar.upcoming.noneFiler'
                : 'calendar.upcoming.noneText',
          )}
        />
      )}
      {data && <HearingLines hearings={data.admin_hearings} today={today} onOpen={onOpen} />}
    </Panel>
  );
}
