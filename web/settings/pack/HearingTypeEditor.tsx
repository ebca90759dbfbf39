import { useTranslation } from 'react-i18next';
import { type ReadCourtPack, savePackHearingType } from '#contract/packs';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { ItemFields } from './ItemFields.tsx';
import { itemOf, valuesOf } from './itemValues.ts';
import { useSavePackHearingTypeMutation } from './packApi.ts';
import { savedThen } from './savedThen.ts';

type Props = { read: ReadCourtPack; id: string | null; onClose: () => void };

/** Adds, changes, or disables a hearing type. */
export function HearingTypeEditor({ read, id, onClose }: Props) {
  const { t } = useTranslation();
  const [save] = useSavePackHearingTypeMutation();
  const item = read.pack.hearing_types.find((one) => one.id === id);
  const form = useContractForm(savePackHearingType, {
    defaults: { ...valuesOf(item), minutes: String(item?.minutes ?? 30) },
    toInput: ({ minutes, ...values }) => ({ ...itemOf(item, values), minutes, version: read.version }),
    send: save,
    onSent: savedThen(onClose),
  });
  return (
    <EditorFrame read={read} section="hearing_types" item={item} form={form} onClose={onClose}>
      <TextField label={t('settings.pack.field.label')} {...form.field('label')} maxLength={200} />
      <TextField
        label={t('settings.pack.field.minutes')}
        hint={t('settings.pack.field.minutesHint')}
        type="number"
        inputMode="numeric"
        {...form.field('minutes')}
      />
      <ItemFields item={item} form={form} />
    </EditorFrame>
  );
}
