import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkAccessRequest } from '#domain/integrations/checkAccessRequest';
import type { ApiScope } from '#domain/integrations/scopes';
import { requireToken } from '#web/attorneys/requireToken.ts';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { accessErrorText } from './accessErrorText.ts';
import { accessProblems } from './accessProblems.ts';
import styles from './apiAccess.module.css';
import { useRequestAccessMutation } from './apiAccessApi.ts';
import { ScopeChoice } from './ScopeChoice.tsx';

type Problems = Record<string, string>;

/** Request Access: the government address, the reason, and the permissions, of which none is chosen in advance. */
export function RequestForm() {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [problems, setProblems] = useState<Problems>({});
  const [request, { isLoading }] = useRequestAccessMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!requireToken()) return;
    const problem = checkAccessRequest({ email, reason });
    if (problem) {
      setProblems(accessProblems(t, problem, { email, reason }));
      return void toast.error(t(`apiAccess.problem.${problem}`));
    }
    if (scopes.length === 0) return setProblems({ scopes: t('apiAccess.request.noScope') });
    setProblems({});
    const reply = await request({ email: email.trim(), reason: reason.trim(), scopes });
    if (reply.error) {
      setProblems(fieldProblems(reply.error as CallError));
      return void toast.error(accessErrorText(reply.error, t('apiAccess.request.failed')));
    }
    setEmail('');
    setReason('');
    setScopes([]);
    toast.success(reply.data.message || t('apiAccess.request.done'));
  };

  const mend = (field: string) => setProblems(({ [field]: _mended, ...others }) => others);
  return (
    <form className={`stack ${styles.accessForm}`} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={t('apiAccess.field.email')}
        hint={t('apiAccess.field.emailHint')}
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
      <ScopeChoice
        legend={t('apiAccess.field.scopes')}
        hint={t('apiAccess.field.scopesHint')}
        chosen={scopes}
        onChange={(chosen) => {
          setScopes(chosen);
          mend('scopes');
        }}
        problem={problems.scopes}
      />
      <Button type="submit" kind="primary" busy={isLoading}>
        {t(isLoading ? 'apiAccess.submitting' : 'apiAccess.request.submit')}
      </Button>
    </form>
  );
}
