import i18n from '#web/i18n.ts';

/** The age of something: `11 min ago`. Both arguments are in epoch milliseconds. */
export function formatAge(then: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - then) / 60_000));
  if (minutes < 1) return i18n.t('dashboard.age.now');
  if (minutes < 60) return i18n.t('dashboard.age.minutes', { count: minutes });
  return i18n.t('dashboard.age.hours', { count: Math.floor(minutes / 60) });
}
