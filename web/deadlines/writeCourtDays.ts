import type { TFunction } from 'i18next';

/** When something is due, in court days: `in 3 court days`, `today`, `2 court days ago`. */
export function writeCourtDays(t: TFunction, left: number, isOverdue: boolean, isToday: boolean): string {
  if (isOverdue) return left === 0 ? t('deadlines.left.passed') : t('deadlines.left.ago', { count: -left });
  if (isToday) return t('deadlines.left.today');
  return left === 0 ? t('deadlines.left.closed') : t('deadlines.left.in', { count: left });
}
