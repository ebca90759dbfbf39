import type { TFunction } from 'i18next';
import type { Hours } from '#domain/hearings/staff/halfDays';
import type { Format } from '#web/preferences/useFormat.ts';

/** `8:00 AM to 12:00 PM`; the end of the day, 24:00, is midnight. */
export function writeHours({ from, to }: Hours, { t, format }: { t: TFunction; format: Format }): string {
  return t('calendar.staff.between', {
    from: format.clock(from),
    to: to === '24:00' ? t('calendar.staff.midnight') : format.clock(to),
  });
}
