import { useTranslation } from 'react-i18next';
import type { WeekTemplate } from '#contract/weekTemplates';
import { weekdays } from '#domain/days/days';
import { listFormat } from '#domain/intl/formats';
import { useFormat } from '#web/preferences/useFormat.ts';

/** The days, times, and validity of a recurring calendar call in words. */
export function useTemplateWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const list = (words: readonly string[]) => listFormat({ type: 'conjunction' }).format(words);
  return {
    /** `Tuesday and Thursday, 9:00 AM to 12:00 PM` */
    days({ weekdays: numbers, weeks, from, to }: Pick<WeekTemplate, 'weekdays' | 'weeks' | 'from' | 'to'>): string {
      const days = list(numbers.toSorted((a, b) => a - b).map((number) => weekdays[number]!));
      const times = { from: format.clock(from), to: format.clock(to) };
      if (weeks.length === 0) return t('calendar.templates.weekly', { days, ...times });
      const nth = list(weeks.toSorted((a, b) => a - b).map((week) => t(`calendar.templates.nth.${week}`)));
      return t('calendar.templates.monthly', { days, nth, ...times });
    },
    validity({ valid_from, valid_until }: Pick<WeekTemplate, 'valid_from' | 'valid_until'>): string {
      const from = format.day(valid_from);
      if (valid_until === null) return t('calendar.templates.validFrom', { from });
      return t('calendar.templates.validUntil', { from, until: format.day(valid_until) });
    },
  };
}
