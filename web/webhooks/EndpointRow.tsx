import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookEndpoint } from '#contract/webhooks';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './EndpointRow.module.css';
import {
  useEditWebhookMutation,
  useRemoveWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
} from './webhooksApi.ts';

type Props = {
  endpoint: WebhookEndpoint;
  onEdit: () => void;
  onLog: () => void;
  onSecret: (secret: string) => void;
};

const tones = { active: 'ok', paused: 'none', disabled: 'bad' } as const;

/** One endpoint: its state, and all actions for it. */
export function EndpointRow({ endpoint, onEdit, onLog, onSecret }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'remove' | 'rotate' | null>(null);
  const [test, testing] = useTestWebhookMutation();
  const [edit, changing] = useEditWebhookMutation();
  const [remove, removal] = useRemoveWebhookMutation();
  const [rotate, rotation] = useRotateWebhookSecretMutation();
  const { id, url, description, event_types, state, version } = endpoint;
  const name = description || url;

  const tell = (reply: { error?: unknown; data?: { message: string } | undefined }) => {
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data?.message ?? '');
  };
  const sendTest = async () => {
    const reply = await test({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else if (reply.data.delivery.state === 'delivered') toast.success(reply.data.message);
    else toast.error(reply.data.message);
  };
  const turn = async () =>
    tell(await edit({ id, url, description, event_types, version, state: state === 'active' ? 'paused' : 'active' }));
  const confirm = async () => {
    if (asking === 'remove') tell(await remove({ id }));
    else {
      const reply = await rotate({ id });
      if (reply.error) toast.error(errorText(reply.error));
      else onSecret(reply.data.secret);
    }
    setAsking(null);
  };

  return (
    <li className={styles.webhook}>
      <div className="grow">
        <p className="row wrap">
          <span className={`strong ${styles.webhookUrl}`}>{name}</span>
          <Badge tone={tones[state]}>{t(`webhooks.state.${state}`)}</Badge>
          {state === 'active' && endpoint.failing_since && <Badge tone="warn">{t('webhooks.failing')}</Badge>}
        </p>
        {description && <p className={`small muted ${styles.webhookUrl}`}>{url}</p>}
        <p className="small">{event_types.join(', ')}</p>
        {endpoint.failing_since && state === 'active' && (
          <p className="small">{t('webhooks.failingSince', { at: format.moment(endpoint.failing_since) })}</p>
        )}
        {endpoint.disabled_reason && <p className="small">{endpoint.disabled_reason}</p>}
        {endpoint.previous_secret_until && new Date(endpoint.previous_secret_until).getTime() > Date.now() && (
          <p className="small muted">
            {t('webhooks.overlap', { until: format.moment(endpoint.previous_secret_until) })}
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields */}
      <div className={styles.webhookActs} role="group" aria-label={t('webhooks.actionsOf', { name })}>
        <Button dense busy={testing.isLoading} onClick={() => void sendTest()}>
          {t('webhooks.test')}
        </Button>
        <Button dense onClick={onLog}>
          {t('webhooks.log.open')}
        </Button>
        <Button dense onClick={onEdit}>
          {t('webhooks.edit')}
        </Button>
        <Button dense busy={changing.isLoading} onClick={() => void turn()}>
          {t(state === 'active' ? 'webhooks.pause' : 'webhooks.enable')}
        </Button>
        <Button dense onClick={() => setAsking('rotate')}>
          {t('webhooks.rotate')}
        </Button>
        <Button dense kind="danger" onClick={() => setAsking('remove')}>
          {t('webhooks.remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={() => void confirm()}
        title={t(`webhooks.ask.${asking ?? 'remove'}.title`)}
        confirmLabel={t(`webhooks.${asking ?? 'remove'}`)}
        danger={asking === 'remove'}
        busy={removal.isLoading || rotation.isLoading}
      >
        <p>{t(`webhooks.ask.${asking ?? 'remove'}.text`, { name })}</p>
      </ConfirmDialog>
    </li>
  );
}
