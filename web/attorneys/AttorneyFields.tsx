import { useTranslation } from 'react-i18next';
import { formStatuses } from '#domain/attorneys/attorneyStatuses';
import type { Form } from '#web/forms/useForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export const attorneyFields = ['full_name', 'bar_number', 'status', 'type', 'active_cases'] as const;
export type AttorneyField = (typeof attorneyFields)[number];
export type AttorneyValues = Record<AttorneyField, string>;

/** The number of cases to send; other input stays text, which the schema refuses at its field. */
export const toCount = (typed: string): number | string => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed);

type Props = {
  form: Pick<Form<AttorneyValues>, 'field'>;
  /** A status from an import that can be kept (departure 10). */
  importedStatus?: string | undefined;
  /** Whether cases are counted, so that input would be ignored (departure 29). */
  counted: boolean;
  /** False for attorneys on their own entry: only clerks change the bar number and the status. */
  manages: boolean;
};

/** The five fields of an entry, for both forms. */
export function AttorneyFields({ form, importedStatus, counted, manages }: Props) {
  const { t } = useTranslation();
  const field = (name: AttorneyField) => ({
    label: t(`attorneys.field.${name}`),
    ...form.field(name),
  });
  const byClerk = manages ? {} : { disabled: true, hint: t('attorneys.form.byClerk') };
  const choices =
    importedStatus && !formStatuses.some((one) => one === importedStatus)
      ? [...formStatuses, importedStatus]
      : formStatuses;
  return (
    <>
      <TextField {...field('full_name')} autoComplete="off" />
      <TextField {...field('bar_number')} {...byClerk} autoComplete="off" />
      <Select
        {...field('status')}
        {...byClerk}
        options={choices.map((value) => ({ value, label: value }))}
        placeholder={t('attorneys.form.choose')}
      />
      <TextField {...field('type')} placeholder={t('attorneys.form.typeExample')} />
      <TextField
        {...field('active_cases')}
        {...(counted ? { disabled: true, hint: t('attorneys.form.counted') } : byClerk)}
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
      />
    </>
  );
}
