import { useTranslation } from 'react-i18next';
import type { StaffHours, StaffPerson } from '#contract/hearingStaff';
import { weekdays } from '#domain/days/days';
import type { Hours } from '#domain/hearings/staff/halfDays';
import { listFormat } from '#domain/intl/formats';
import { useFormat } from '#web/preferences/useFormat.ts';
import { writeHours } from './writeHours.ts';

/** What a person of the hearing staff is qualified for, and hours, in words. */
export function useStaffWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const list = (words: readonly string[]) => listFormat({ type: 'conjunction' }).format(words);
  const between = (hours: Hours) => writeHours(hours, { t, format });
  return {
    between,
    /** `Spanish (certified) and American Sign Language (sign, registered)` */
    qualified({ kind, languages, case_types, license_number }: StaffPerson): string {
      if (kind === 'interpreter') {
        return list(
          languages.map(({ language, level, mode }) =>
            t(`calendar.staff.languageAs.${mode}`, { language, level: t(`calendar.staff.levelOf.${level}`) }),
          ),
        );
      }
      if (kind === 'reporter') return license_number ?? t('calendar.staff.noLicense');
      return case_types.length === 0 ? t('calendar.staff.everyCaseType') : case_types.join(', ');
    },
    /** `Monday and Tuesday, 8:00 AM to 12:00 PM` */
    hours(hours: Pick<StaffHours, 'weekdays' | 'from' | 'to'>): string {
      return t('calendar.staff.daysBetween', {
        days: list(hours.weekdays.map((day) => weekdays[day]!)),
        hours: between(hours),
      });
    },
    validity({ valid_from, valid_until }: Pick<StaffHours, 'valid_from' | 'valid_until'>): string {
      const from = format.day(valid_from);
      if (valid_until === null) return t('calendar.staff.validFrom', { from });
      return t('calendar.staff.validUntil', { from, until: format.day(valid_until) });
    },
    /** `03/17/2026, 8:00 AM to 12:00 PM`, or from day to day. */
    period({ from, to }: { from: string; to: string }): string {
      const [day, time] = from.split('T') as [string, string];
      const [last, end] = to.split('T') as [string, string];
      const times = { from: format.clock(time), to: format.clock(end) };
      if (day === last) return t('calendar.staff.dayBetween', { day: format.longDay(day), ...times });
      return t('calendar.staff.fromDayToDay', { day: format.longDay(day), last: format.longDay(last), ...times });
    },
  };
}
