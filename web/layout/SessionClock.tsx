import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#web/store.ts';

/** The court's own time, with its zone, and until when one is signed in. */
export function SessionClock() {
  const { t } = useTranslation();
  const { court_time_zone, expiry } = useAppSelector((state) => state.user);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(clock);
  }, []);
  if (!court_time_zone || !expiry) return null;

  const zoned = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: court_time_zone, hourCycle: 'h23' }).format(at);
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  return (
    <div className="side-foot">
      <b>{zoned({ ...time, timeZoneName: 'short' }, now)}</b>
      {zoned({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }, now)}
      <br />
      {t('layout.signedInUntil', { time: zoned(time, new Date(expiry)) })}
    </div>
  );
}
