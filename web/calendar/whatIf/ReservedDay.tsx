import { useTranslation } from 'react-i18next';
import { caseTypes } from '#domain/courts/choices';
import { weekdays } from '#domain/days/days';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { FieldGroup } from './FieldGroup.tsx';

type Values = { reserved_weekday: string; reserved_only: boolean };
type Props = {
  form: {
    values: Values;
    set: (changes: Partial<Values>) => void;
    field: (name: 'reserved_weekday' | 'reserved_for' | 'reserved_judge') => {
      value: string;
      problem: string | undefined;
      onChange: (value: string) => void;
    };
  };
  judges: readonly { id: string; name: string }[];
  kinds: readonly { id: string; name: string; active: boolean }[];
};

/** The weekday that is reserved, for what, and of which judge. */
export function ReservedDay({ form, judges, kinds }: Props) {
  const { t } = useTranslation();
  const { values, set, field } = form;
  const subjects = [
    ...caseTypes.map((value) => ({ value, label: value })),
    ...kinds.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FieldGroup title={t('calendar.whatIf.form.reserved')}>
      <Select
        optional
        label={t('calendar.whatIf.form.reserved_weekday')}
        placeholder={t('calendar.whatIf.form.none')}
        options={weekdays.map((label, value) => ({ value: String(value), label }))}
        {...field('reserved_weekday')}
      />
      {values.reserved_weekday !== '' && (
        <>
          <Select
            label={t('calendar.whatIf.form.reserved_for')}
            placeholder={t('calendar.form.choose')}
            options={subjects}
            {...field('reserved_for')}
          />
          <Select
            optional
            label={t('calendar.whatIf.form.reserved_judge')}
            placeholder={t('calendar.whatIf.allJudges')}
            options={judges.map(({ id, name }) => ({ value: id, label: name }))}
            {...field('reserved_judge')}
          />
          <Checkbox
            label={t('calendar.whatIf.form.reserved_only')}
            checked={values.reserved_only}
            onChange={(reserved_only) => set({ reserved_only })}
          />
        </>
      )}
    </FieldGroup>
  );
}
