import { useTranslation } from 'react-i18next';
import { type ApiKey, requestExtension } from '#contract/apiAccess';
import { checkAccessRequest } from '#domain/integrations/checkAccessRequest';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { accessErrorText } from './accessErrorText.ts';
import { accessProblems } from './accessProblems.ts';
import styles from './apiAccess.module.css';
import { useRequestExtensionMutation } from './apiAccessApi.ts';

/** Extend Access: the address of a key, the key if there are several, and the reason. */
export function ExtendForm({ keys }: { keys: readonly ApiKey[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [extend] = useRequestExtensionMutation();
  const extendableBy = (email: string) =>
    keys.filter((key) => key.state !== 'revoked' && key.email === email.trim().toLowerCase());
  const { field, ...form } = useContractForm(requestExtension, {
    defaults: { email: '', reason: '', key_id: '' },
    check: (values) => accessProblems(t, checkAccessRequest(values), values),
    onInvalid: () => {
      const problem = checkAccessRequest(form.current());
      if (problem) toast.error(t(`apiAccess.problem.${problem}`));
    },
    toInput: ({ email, reason, key_id }) => ({
      email: email.trim(),
      reason: reason.trim(),
      ...(extendableBy(email).some(({ id }) => id === key_id) && { key_id }),
    }),
    send: async (asked) => (requireToken() ? extend(asked) : null),
    onSent: ({ message }) => {
      form.reset();
      toast.success(message || t('apiAccess.extend.done'));
    },
    onRefused: (error) => toast.error(accessErrorText(error, t('apiAccess.extend.failed'))),
  });
  const extendable = extendableBy(form.values.email);

  return (
    <form className={`stack ${styles.accessForm}`} {...form.props}>
      <TextField
        label={t('apiAccess.field.email')}
        hint={t('apiAccess.extend.emailHint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      {extendable.length > 1 && (
        <Select
          label={t('apiAccess.extend.which')}
          {...field('key_id')}
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
      <TextArea label={t('apiAccess.field.reason')} maxLength={2000} {...field('reason')} />
      <Button type="submit" kind="primary" busy={form.isSending}>
        {t(form.isSending ? 'apiAccess.submitting' : 'apiAccess.extend.submit')}
      </Button>
    </form>
  );
}
