import { useTranslation } from 'react-i18next';
import type { CaseIssuance, Issuable } from '#contract/issuance';
import { dayFields, entryFields, type InstrumentField, longFields } from '#domain/issuance/instrumentKinds';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { IssueForm } from './useIssueForm.ts';

type Props = { form: IssueForm; chosen: Issuable; issuance: CaseIssuance };

/** The values that an instrument prints. */
export function InstrumentFields({ form, chosen, issuance }: Props) {
  const { t } = useTranslation();
  const names = [...chosen.required, ...chosen.optional];
  return names.map((name) => {
    const field = {
      ...form.field(name),
      label: t(`cases.issuance.fields.${name}`),
      optional: !chosen.required.includes(name),
    };
    if (entryFields.includes(name))
      return <EntryField key={name} name={name} field={field} issuance={issuance} form={form} />;
    if (longFields.includes(name)) return <TextArea key={name} {...field} maxLength={2000} />;
    const type = dayFields.includes(name) ? 'date' : name === 'appear_at' ? 'time' : 'text';
    return <TextField key={name} {...field} type={type} />;
  });
}

type EntryProps = {
  name: InstrumentField;
  field: Parameters<typeof TextField>[0];
  issuance: CaseIssuance;
  form: IssueForm;
};

/** The choice of a docket entry. That of a judgment fills in what the record has of it. */
function EntryField({ name, field, issuance, form }: EntryProps) {
  const format = useFormat();
  const { t } = useTranslation();
  const lists = { judgment: issuance.judgments, order: issuance.orders, entry: issuance.documents };
  const entries = lists[name as keyof typeof lists] ?? [];
  const choose = (value: string) => {
    const judgment = issuance.judgments.find((one) => String(one.number) === value);
    if (name !== 'judgment') return field.onChange(value);
    form.set({ creditor: '', debtor: '', amount: '', judgment: value, ...judgment?.values });
  };
  return (
    <Select
      label={field.label}
      optional={field.optional}
      problem={field.problem}
      value={field.value}
      onChange={choose}
      placeholder={entries.length > 0 ? t('cases.life.choose') : t('cases.issuance.noEntries')}
      options={entries.toReversed().map(({ number, filed_on, text }) => ({
        value: String(number),
        label: t('cases.issuance.entryOption', { number, day: format.day(filed_on), text }),
      }))}
    />
  );
}
