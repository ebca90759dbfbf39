import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '#contract/apiAccess';
import { checkAccessRequest } from '#domain/integrations/checkAccessRequest';
import { requireToken } from '#web/attorneys/requireToken.ts';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFormat } from '#web/useFormat.ts';
import { accessErrorText } from './accessErrorText.ts';
import { accessProblems } from './accessProblems.ts';
import styles from './apiAccess.module.css';
import { useRequestExtensionMutation } from './apiAccessApi.ts';

/** Extend Access: the address of a key, which one where there are several, and the reason. */
export function ExtendForm({ keys }: { keys: readonly ApiKey[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [keyId, setKeyId] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [extend, { isLoading }] = useRequestExtensionMutation();
  const extendable = keys.filter((key) => key.state !== 'revoked' && key.email === email.trim().toLowerCase());
  const mend = (field: string) => setProblems(({ [field]: _mended, ...others }) => others);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!requireToken()) return;
    const problem = checkAccessRequest({ email, reason });
    if (problem) {
      setProblems(accessProblems(t, problem, { email, reason }));
      return void toast.error(t(`apiAccess.problem.${problem}`));
    }
    setProblems({});
    const chosen = extendable.some(({ id }) => id === keyId) ? { key_id: keyId } : {};
    const reply = await extend({ email: email.trim(), reason: reason.trim(), ...chosen });
    if (reply.error) {
      setProblems(fieldProblems(reply.error as CallError));
      return void toast.error(accessErrorText(reply.error, t('apiAccess.extend.failed')));
    }
    setEmail('');
    setReason('');
    setKeyId('');
    toast.success(reply.data.message || t('apiAccess.extend.done'));
  };

  return (
    <form className={`stack ${styles.accessForm}`} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={t('apiAccess.field.email')}
        hint={t('apiAccess.extend.emailHint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(value) => {
          setEmail(value);
          mend('email');
        }}
        problem={problems.email}
      />
      {extendable.length > 1 && (
        <Select
          label={t('apiAccess.extend.which')}
          value={keyId}
          onChange={setKeyId}
          optional
          placeholder={t('apiAccess.extend.latest')}
          options={extendable.map(({ id, prefix, expires_at }) => ({
            value: id,
            label: t('apiAccess.extend.one', {
              prefix: prefix ?? t('apiAccess.key.unseen'),
              until: format.moment(expires_at),
            }),
          }))}
        />
      )}
      <TextArea
        label={t('apiAccess.field.reason')}
        maxLength={2000}
        value={reason}
        onChange={(value) => {
          setReason(value);
          mend('reason');
        }}
        problem={problems.reason}
      />
      <Button type="submit" kind="primary" busy={isLoading}>
        {t(isLoading ? 'apiAccess.submitting' : 'apiAccess.extend.submit')}
      </Button>
    </form>
  );
}
