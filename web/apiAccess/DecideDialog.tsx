import { useTranslation } from 'react-i18next';
import { type AccessRequest, decideAccess } from '#contract/apiAccess';
import { keyDays } from '#domain/integrations/keyLife';
import { errorText } from '#web/calls/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './apiAccess.module.css';
import { useDecideAccessMutation } from './apiAccessApi.ts';
import { ScopeChoice } from './ScopeChoice.tsx';

/** Approves or denies a request, with the granted scopes and the reason. */
export function DecideDialog({ request, onClose }: { request: AccessRequest; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, version, kind, email, requested_by, reason: asked } = request;
  const [decide] = useDecideAccessMutation();
  const form = useContractForm(decideAccess, {
    defaults: { decision: 'approved', reason: '', scopes: request.scopes },
    check: ({ decision, reason }) =>
      decision === 'denied' && !reason.trim() ? { reason: t('apiAccess.decide.sayWhy') } : {},
    toInput: ({ decision, reason, scopes }) => ({
      id,
      version,
      decision,
      reason: reason.trim(),
      ...(kind === 'request' && { scopes }),
    }),
    send: decide,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onRefused: (error) => toast.error(errorText(error)),
  });
  const decideFor = (decision: 'approved' | 'denied') => ({
    type: 'submit' as const,
    form: form.id,
    busy: form.isSending,
    onClick: () => form.set({ decision }),
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('apiAccess.decide.title')}
      footer={
        <>
          <Button kind="danger" {...decideFor('denied')}>
            {t('apiAccess.decide.deny')}
          </Button>
          <Button kind="primary" disabled={!request.email_verified} {...decideFor('approved')}>
            {t('apiAccess.decide.approve')}
          </Button>
        </>
      }
    >
      <form className="stack" {...form.props}>
        <p className="strong">
          {t('apiAccess.decide.who', { who: requested_by, what: t(`apiAccess.kind.${kind}`, { email }) })}
        </p>
        {!request.email_verified && <Note tone="warn">{t('apiAccess.decide.unverified', { email })}</Note>}
        {asked && <blockquote className={styles.accessReason}>{asked}</blockquote>}
        <p className="small muted">{t(`apiAccess.decide.effect.${kind}`, { days: keyDays })}</p>
        {kind === 'request' && (
          <ScopeChoice
            legend={t('apiAccess.decide.scopes')}
            offered={request.scopes}
            chosen={form.values.scopes}
            onChange={(scopes) => form.set({ scopes })}
            problem={form.problems.scopes}
          />
        )}
        <TextArea
          label={t('apiAccess.decide.reason')}
          hint={t('apiAccess.decide.reasonHint')}
          optional
          maxLength={1000}
          {...form.field('reason')}
        />
      </form>
    </Dialog>
  );
}
