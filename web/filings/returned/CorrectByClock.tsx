import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const hour = 3_600_000;

/** The time that is left for the correction, by the minute. */
export function CorrectByClock({ until }: { until: string }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const left = new Date(until).getTime() - now;
  if (left <= 0) return <span className="strong">{t('filings.returned.over')}</span>;
  const days = Math.floor(left / (24 * hour));
  const hours = Math.floor((left % (24 * hour)) / hour);
  const minutes = Math.ceil((left % hour) / 60_000);
  return (
    <span className="nowrap" role="timer">
      {days > 0 && t('filings.returned.daysLeft', { count: days })}
      {days === 0 && hours > 0 && t('filings.returned.hoursLeft', { count: hours })}
      {days === 0 && hours === 0 && t('filings.returned.minutesLeft', { count: minutes })}
    </span>
  );
}
