import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessRequest } from '#contract/apiAccess';
import { keyDays } from '#domain/integrations/keyLife';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './apiAccess.module.css';
import { useDecideAccessMutation } from './apiAccessApi.ts';
import { ScopeChoice } from './ScopeChoice.tsx';

/** Approve or deny, with what is granted and why. */
export function DecideDialog({ request, onClose }: { request: AccessRequest; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, version, kind, email, requested_by, reason: asked } = request;
  const [reason, setReason] = useState('');
  const [scopes, setScopes] = useState(request.scopes);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [decide, { isLoading }] = useDecideAccessMutation();

  const send = async (decision: 'approved' | 'denied') => {
    if (decision === 'denied' && !reason.trim()) return setProblems({ reason: t('apiAccess.decide.sayWhy') });
    const reply = await decide({
      id,
      version,
      decision,
      reason: reason.trim(),
      ...(kind === 'request' ? { scopes } : {}),
    });
    if (reply.error) {
      setProblems(fieldProblems(reply.error as CallError));
      return void toast.error(errorText(reply.error));
    }
    toast.success(reply.data.message);
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('apiAccess.decide.title')}
      footer={
        <>
          <Button kind="danger" busy={isLoading} onClick={() => void send('denied')}>
            {t('apiAccess.decide.deny')}
          </Button>
          <Button
            kind="primary"
            busy={isLoading}
            disabled={!request.email_verified}
            onClick={() => void send('approved')}
          >
            {t('apiAccess.decide.approve')}
          </Button>
        </>
      }
    >
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
          chosen={scopes}
          onChange={(chosen) => {
            setScopes(chosen);
            setProblems({});
          }}
          problem={problems.scopes}
        />
      )}
      <TextArea
        label={t('apiAccess.decide.reason')}
        hint={t('apiAccess.decide.reasonHint')}
        optional
        maxLength={1000}
        value={reason}
        onChange={(value) => {
          setReason(value);
          setProblems({});
        }}
        problem={problems.reason}
      />
    </Dialog>
  );
}
