import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useReadCourtCalendarQuery } from '../calendarApi.ts';
import { ClosuresPanel } from './ClosuresPanel.tsx';
import { CourtroomsPanel } from './CourtroomsPanel.tsx';
import { EventTypesPanel } from './EventTypesPanel.tsx';
import { HoursPanel } from './HoursPanel.tsx';

/** The court's courtrooms, event types, closed days, and hours: visible to everyone, edited by the administrator. */
export function CourtCalendarSettings() {
  const { t } = useTranslation();
  const { data, error } = useReadCourtCalendarQuery();
  if (!data) {
    return (
      <Panel title={t('calendar.settings.heading')}>
        {error ? <CallFailure error={error} /> : <Skeleton lines={6} />}
      </Panel>
    );
  }
  return (
    <div className="stack">
      {!data.can_manage && <Note>{t('calendar.settings.readOnly')}</Note>}
      <CourtroomsPanel rooms={data.courtrooms} manages={data.can_manage} />
      <EventTypesPanel kinds={data.event_types} manages={data.can_manage} />
      <HoursPanel
        key={JSON.stringify(data.hours)}
        hours={data.hours}
        areOwn={data.hours_are_own}
        zone={data.time_zone}
        manages={data.can_manage}
      />
      <ClosuresPanel closures={data.closures} authorities={data.holiday_authorities} manages={data.can_manage} />
    </div>
  );
}
