import { useTranslation } from 'react-i18next';
import { type ReadCourtPack, savePackDocketEvent, savePackFilingCode } from '#contract/packs';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { ItemFields } from './ItemFields.tsx';
import { itemOf, valuesOf } from './itemValues.ts';
import { useSavePackDocketEventMutation, useSavePackFilingCodeMutation } from './packApi.ts';
import { savedThen } from './savedThen.ts';

type Props = {
  read: ReadCourtPack;
  section: 'filing_codes' | 'docket_events';
  id: string | null;
  onClose: () => void;
};

/** Changes the label and the docket text of a filing code or a docket event, or disables it. */
export function CodeEditor({ read, section, id, onClose }: Props) {
  const { t } = useTranslation();
  const [saveCode] = useSavePackFilingCodeMutation();
  const [saveEvent] = useSavePackDocketEventMutation();
  const item = read.pack[section].find((one) => one.id === id);
  const form = useContractForm(section === 'filing_codes' ? savePackFilingCode : savePackDocketEvent, {
    defaults: { ...valuesOf(item), text: item?.text ?? '' },
    toInput: ({ text, ...values }) => ({
      ...itemOf(item, values),
      ...{ group: item?.group ?? '', text, version: read.version },
    }),
    send: section === 'filing_codes' ? saveCode : saveEvent,
    onSent: savedThen(onClose),
  });
  return (
    <EditorFrame read={read} section={section} item={item} form={form} onClose={onClose}>
      <TextField label={t('settings.pack.field.label')} {...form.field('label')} maxLength={200} />
      <TextArea
        label={t('settings.pack.field.text')}
        hint={t('settings.pack.field.textHint')}
        optional
        {...form.field('text')}
        maxLength={1000}
      />
      <ItemFields item={item} form={form} />
    </EditorFrame>
  );
}
