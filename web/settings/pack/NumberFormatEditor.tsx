import { useTranslation } from 'react-i18next';
import { type ReadCourtPack, savePackNumberFormat } from '#contract/packs';
import { sequenceResets, sequenceScopes } from '#domain/practice/packChoices';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { fieldsWith, formatValuesOf, ownFields } from './formatValues.ts';
import { ItemFields } from './ItemFields.tsx';
import { itemOf } from './itemValues.ts';
import { readLetters } from './letterLines.ts';
import { NumberPreview } from './NumberPreview.tsx';
import { useSavePackNumberFormatMutation } from './packApi.ts';
import { savedThen } from './savedThen.ts';

type Props = { read: ReadCourtPack; id: string | null; onClose: () => void };

/** Adds, changes, or disables a number format, and shows the next number while it is edited. */
export function NumberFormatEditor({ read, id, onClose }: Props) {
  const { t } = useTranslation();
  const [save] = useSavePackNumberFormatMutation();
  const item = read.pack.number_formats.find((one) => one.id === id);
  const lettersOf = (text: string) => readLetters(text, read.pack.categories);
  const form = useContractForm(savePackNumberFormat, {
    defaults: formatValuesOf(item),
    check: ({ letters }) => {
      const found = lettersOf(letters);
      return 'line' in found ? { letters: t('settings.pack.format.noCategory', found) } : {};
    },
    toInput: (values) => {
      const { template, resets, per, first } = values;
      const found = lettersOf(values.letters);
      return {
        ...itemOf(item, values),
        ...{ template, resets, per, first, version: read.version },
        fields: fieldsWith(item, values),
        letters: 'letters' in found ? found.letters : [],
      };
    },
    send: save,
    onSent: savedThen(onClose),
  });
  const { field, values, set } = form;
  return (
    <EditorFrame read={read} section="number_formats" item={item} form={form} onClose={onClose}>
      <TextField label={t('settings.pack.field.label')} {...field('label')} maxLength={200} />
      <TextField
        label={t('settings.pack.format.template')}
        hint={t('settings.pack.format.templateHint')}
        {...field('template')}
        maxLength={80}
      />
      {ownFields(values.template).map((name) => (
        <TextField
          key={name}
          label={t('settings.pack.format.value', { name })}
          hint={item?.fields.find((one) => one.name === name)?.meaning}
          optional
          value={values.fields[name] ?? ''}
          onChange={(value) => set({ fields: { ...values.fields, [name]: value } })}
          maxLength={20}
        />
      ))}
      <TextArea
        label={t('settings.pack.format.letters')}
        hint={t('settings.pack.format.lettersHint')}
        optional
        {...field('letters')}
      />
      <Select
        label={t('settings.pack.format.per')}
        {...field('per')}
        options={sequenceScopes.map((value) => ({ value, label: t(`settings.pack.format.scopes.${value}`) }))}
      />
      <Select
        label={t('settings.pack.format.resets')}
        {...field('resets')}
        options={sequenceResets.map((value) => ({ value, label: t(`settings.pack.format.restarts.${value}`) }))}
      />
      <TextField label={t('settings.pack.format.first')} type="number" inputMode="numeric" {...field('first')} />
      <NumberPreview item={item} values={values} letters={lettersOf(values.letters)} />
      <ItemFields item={item} form={form} />
    </EditorFrame>
  );
}
