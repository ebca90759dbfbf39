import { useTranslation } from 'react-i18next';
import { renameSecondFactor, type SecondFactor } from '#contract/secondFactor';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRenameSecondFactorMutation } from './secondFactorApi.ts';

/** Renames a passkey or an authenticator app. */
export function RenameDialog({ method, onClose }: { method: SecondFactor; onClose: () => void }) {
  const { t } = useTranslation();
  const [rename] = useRenameSecondFactorMutation();
  const form = useContractForm(renameSecondFactor, {
    defaults: { name: method.name },
    failsAt: 'name',
    toInput: ({ name }) => ({ id: method.id, name }),
    send: rename,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('secondFactor.settings.renameName', { name: method.name })}
      verb={t('secondFactor.settings.saveName')}
      onClose={onClose}
    >
      <TextField label={t('secondFactor.name')} maxLength={60} {...form.field('name')} />
    </FormDialog>
  );
}
