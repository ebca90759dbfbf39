import type { TFunction } from 'i18next';

/** When something is due, in court days: `in 3 court days`, `today`, `2 court days ago`. */
export function writeCourtDays(t: TFunction, left: number, isOverdue: boolean, isToday: boolean): string {
  if (isOverdue) return left === 0 ? t('home.left.passed') : t('home.left.ago', { count: -left });
  if (isToday) return t('home.left.today');
  return left === 0 ? t('home.left.closed') : t('home.left.in', { count: left });
}
