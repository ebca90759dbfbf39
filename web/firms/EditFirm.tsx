import { useTranslation } from 'react-i18next';
import { changeFirm, type Firm } from '#contract/firms';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangeFirmMutation } from './firmsApi.ts';

/** The name and the address of the firm. */
export function EditFirm({ firm, onClose }: { firm: Firm; onClose: () => void }) {
  const { t } = useTranslation();
  const [save] = useChangeFirmMutation();
  const form = useContractForm(changeFirm, {
    defaults: { name: firm.name, address: firm.address },
    toInput: (values) => ({ ...values, version: firm.version }),
    send: save,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('firms.edit.open')} verb={t('firms.save')} onClose={onClose}>
      <TextField label={t('firms.field.name')} autoComplete="organization" {...form.field('name')} />
      <TextArea label={t('firms.field.address')} optional {...form.field('address')} />
    </FormDialog>
  );
}
