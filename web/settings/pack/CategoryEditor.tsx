import { useTranslation } from 'react-i18next';
import { type ReadCourtPack, savePackCategory } from '#contract/packs';
import { caseTypes } from '#domain/courts/choices';
import { juryRights, usualAccess } from '#domain/practice/packChoices';
import { titleFormIds, titleForms } from '#domain/practice/titleForms';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { ItemFields } from './ItemFields.tsx';
import { itemOf, valuesOf } from './itemValues.ts';
import { useSavePackCategoryMutation } from './packApi.ts';
import { savedThen } from './savedThen.ts';

type Props = { read: ReadCourtPack; id: string | null; onClose: () => void };

/** Adds, changes, or disables a case category. */
export function CategoryEditor({ read, id, onClose }: Props) {
  const { t } = useTranslation();
  const [save] = useSavePackCategoryMutation();
  const item = read.pack.categories.find((one) => one.id === id);
  const form = useContractForm(savePackCategory, {
    defaults: {
      ...valuesOf(item),
      code: item?.code ?? '',
      group: item?.group ?? '',
      case_type: (item?.case_type ?? '') as string,
      confidentiality: (item?.confidentiality ?? 'public') as string,
      jury: (item?.jury ?? 'depends') as string,
      title: (item?.title ?? 'civil') as string,
    },
    toInput: ({ code, group, case_type, confidentiality, jury, title, ...values }) => ({
      ...itemOf(item, values),
      ...{ code, group, case_type, confidentiality, jury, title, version: read.version },
    }),
    send: save,
    onSent: savedThen(onClose),
  });
  const { field } = form;
  return (
    <EditorFrame read={read} section="categories" item={item} form={form} onClose={onClose}>
      <TextField label={t('settings.pack.field.label')} {...field('label')} maxLength={200} />
      <TextField label={t('settings.pack.field.code')} {...field('code')} maxLength={20} />
      <TextField
        label={t('settings.pack.field.group')}
        hint={t('settings.pack.field.groupHint')}
        optional
        {...field('group')}
        maxLength={80}
      />
      <Select
        label={t('cases.field.case_type')}
        placeholder={t('settings.pack.field.chooseType')}
        {...field('case_type')}
        options={caseTypes.map((value) => ({ value, label: value }))}
      />
      <Select
        label={t('settings.pack.field.confidentiality')}
        {...field('confidentiality')}
        options={usualAccess.map((value) => ({ value, label: t(`settings.pack.access.${value}`) }))}
      />
      <Select
        label={t('settings.pack.field.jury')}
        {...field('jury')}
        options={juryRights.map((value) => ({ value, label: t(`settings.pack.jury.${value}`) }))}
      />
      <Select
        label={t('settings.pack.field.title')}
        {...field('title')}
        options={titleFormIds.map((value) => ({ value, label: titleForms[value] }))}
      />
      <ItemFields item={item} form={form} />
    </EditorFrame>
  );
}
