import { useTranslation } from 'react-i18next';
import { requestAccess } from '#contract/apiAccess';
import { checkAccessRequest } from '#domain/integrations/checkAccessRequest';
import type { ApiScope } from '#domain/integrations/scopes';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { accessErrorText } from './accessErrorText.ts';
import { accessProblems } from './accessProblems.ts';
import styles from './apiAccess.module.css';
import { useRequestAccessMutation } from './apiAccessApi.ts';
import { ScopeChoice } from './ScopeChoice.tsx';

/** Request Access: the government address, the reason, and the scopes, of which none is preselected. */
export function RequestForm() {
  const { t } = useTranslation();
  const [request] = useRequestAccessMutation();
  const { field, ...form } = useContractForm(requestAccess, {
    defaults: { email: '', reason: '', scopes: [] as ApiScope[] },
    check: (values) => ({
      ...(values.scopes.length === 0 && { scopes: t('apiAccess.request.noScope') }),
      ...accessProblems(t, checkAccessRequest(values), values),
    }),
    onInvalid: () => {
      const problem = checkAccessRequest(form.current());
      if (problem) toast.error(t(`apiAccess.problem.${problem}`));
    },
    toInput: ({ email, reason, scopes }) => ({ email: email.trim(), reason: reason.trim(), scopes }),
    send: async (asked) => (requireToken() ? request(asked) : null),
    onSent: ({ message }) => {
      form.reset();
      toast.success(message || t('apiAccess.request.done'));
    },
    onRefused: (error) => toast.error(accessErrorText(error, t('apiAccess.request.failed'))),
  });

  return (
    <form className={`stack ${styles.accessForm}`} {...form.props}>
      <TextField
        label={t('apiAccess.field.email')}
        hint={t('apiAccess.field.emailHint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      <TextArea label={t('apiAccess.field.reason')} maxLength={2000} {...field('reason')} />
      <ScopeChoice
        legend={t('apiAccess.field.scopes')}
        hint={t('apiAccess.field.scopesHint')}
        chosen={form.values.scopes}
        onChange={(scopes) => form.set({ scopes })}
        problem={form.problems.scopes}
      />
      <Button type="submit" kind="primary" busy={form.isSending}>
        {t(form.isSending ? 'apiAccess.submitting' : 'apiAccess.request.submit')}
      </Button>
    </form>
  );
}
