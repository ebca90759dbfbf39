import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '#domain/intl/formats';
import { writeMoment } from '#domain/settings/writeMoment';
import { usePreferences } from '#web/preferences/usePreferences.ts';
import { useAppSelector } from '#web/store.ts';

/** The time in the court's time zone, and when the session ends. */
export function SessionClock() {
  const { t } = useTranslation();
  const { court_time_zone, expiry } = useAppSelector((state) => state.user);
  const wanted = usePreferences();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(clock);
  }, []);
  if (!court_time_zone || !expiry) return null;

  const weekday = dateTimeFormat({ weekday: 'long', timeZone: court_time_zone }).format(now);
  const [day, time] = writeMoment(now, wanted, court_time_zone).split(', ');
  const until = writeMoment(new Date(expiry), wanted, court_time_zone).split(', ')[1];
  return (
    <div className="frame-side-foot">
      <b>{time}</b>
      {t('layout.today', { weekday, day })}
      <br />
      {t('layout.signedInUntil', { time: until })}
    </div>
  );
}
