import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactor } from '#contract/secondFactor';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRenameSecondFactorMutation } from './secondFactorApi.ts';

/** Another name for a passkey or an authenticator app. */
export function RenameDialog({ method, onClose }: { method: SecondFactor; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const [name, setName] = useState(method.name);
  const [problem, setProblem] = useState<string>();
  const [rename, { isLoading }] = useRenameSecondFactorMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const reply = await rename({ id: method.id, name });
    if (reply.error) return setProblem(fieldProblems(reply.error as CallError).name ?? errorText(reply.error));
    toast.success(reply.data.message);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('secondFactor.settings.renameName', { name: method.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" busy={isLoading}>
            {t('secondFactor.settings.saveName')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void send(event)}>
        <TextField label={t('secondFactor.name')} maxLength={60} value={name} problem={problem} onChange={setName} />
      </form>
    </Dialog>
  );
}
