import i18n from '#web/i18n.ts';

const minute = 60_000;

/** A waiting time in its largest unit: `5 min`, `3 h`, `12 d`. */
export function formatWait(since: string, now = Date.now()): string {
  const waited = Math.max(0, now - Date.parse(since));
  if (waited < 60 * minute) return i18n.t('review.bench.wait.minutes', { n: Math.floor(waited / minute) });
  if (waited < 48 * 60 * minute) return i18n.t('review.bench.wait.hours', { n: Math.floor(waited / (60 * minute)) });
  return i18n.t('review.bench.wait.days', { n: Math.floor(waited / (24 * 60 * minute)) });
}
