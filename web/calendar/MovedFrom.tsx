import { useTranslation } from 'react-i18next';
import type { EarlierDate } from '#contract/hearingTimes';
import { useFormat } from '#web/preferences/useFormat.ts';

/** The dates that a hearing had before it was moved or continued, the last first, each with the reason. */
export function MovedFrom({
  dates,
  isShort = false,
}: {
  dates: readonly EarlierDate[] | undefined;
  isShort?: boolean;
}) {
  const format = useFormat();
  const { t } = useTranslation();
  if (!dates || dates.length === 0) return null;
  return dates.map(({ hearing_date, hearing_time, venue, act, reason, moved_at }) => (
    <span key={`${moved_at} ${hearing_date} ${hearing_time}`} className="muted small">
      {t(act === 'continue' ? 'calendar.moved.continued' : 'calendar.moved.moved')}{' '}
      <s className="nowrap">
        {format.day(hearing_date)}, {format.clock(hearing_time)}
      </s>
      {!isShort && (
        <>
          {t('calendar.moved.place', { venue })}
          {reason && ` ${reason}`}
        </>
      )}
      <br />
    </span>
  ));
}
