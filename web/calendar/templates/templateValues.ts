import type { addWeekTemplate, WeekTemplate } from '#contract/weekTemplates';
import type { Typed } from '#web/forms/useContractForm.ts';

/** A recurring calendar call as it is entered. */
export type TemplateValues = {
  title: string;
  judge_id: string;
  courtroom_id: string;
  weekdays: number[];
  weeks: number[];
  from: string;
  to: string;
  capacity: string;
  event_type_ids: string[];
  valid_from: string;
  valid_until: string;
};

export function valuesOf(template: WeekTemplate | null, today: string): TemplateValues {
  if (template === null) {
    return {
      ...{ title: '', judge_id: '', courtroom_id: '', weekdays: [], weeks: [], from: '09:00', to: '12:00' },
      ...{ capacity: '12', event_type_ids: [], valid_from: today, valid_until: '' },
    };
  }
  const { title, judge_id, courtroom_id, weekdays, weeks, from, to, capacity, event_type_ids, valid_from } = template;
  return {
    ...{ title, judge_id, courtroom_id, weekdays, weeks, from, to, event_type_ids, valid_from },
    capacity: String(capacity),
    valid_until: template.valid_until ?? '',
  };
}

/** The values as they are sent; no last day means that it has no end. */
export function inputOf(values: TemplateValues): Typed<typeof addWeekTemplate> {
  return { ...values, valid_until: values.valid_until || null };
}
