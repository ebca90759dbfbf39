import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import type { WebhookEndpoint } from '#contract/webhooks';
import { may } from '#domain/identity/permissions';
import { plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { SecretOnce } from '#web/ui/SecretOnce.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EndpointDialog } from './EndpointDialog.tsx';
import { EndpointRow } from './EndpointRow.tsx';
import { useListWebhooksQuery } from './webhooksApi.ts';

/** The webhook whose log of deliveries is open. */
const schema = z.object({ webhook: plainText });

/** The webhook configuration: for signed-in administrators and IT staff; others see a note. */
export function WebhookConfiguration() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  if (!may(capacity, 'webhooks:manage')) {
    return (
      <Panel>
        <div className="stack">
          <p>{t('webhooks.notYours')}</p>
          {capacity === 'visitor' && (
            <Link className={buttonClass({})} to="/login-switch">
              {t('webhooks.signIn')}
            </Link>
          )}
        </div>
      </Panel>
    );
  }
  return <Configuration />;
}

function Configuration() {
  const { t } = useTranslation();
  const { data, error } = useListWebhooksQuery();
  const [editing, setEditing] = useState<WebhookEndpoint | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { query, change } = useUrlQuery(schema);
  const open = data?.find(({ id }) => id === query.webhook);
  const showLog = (webhook: string | null) => change({ webhook });

  return (
    <Panel
      title={t('webhooks.heading')}
      padded={false}
      actions={
        <Button dense onClick={() => setEditing('new')}>
          <Plus className="i" aria-hidden />
          {t('webhooks.add')}
        </Button>
      }
    >
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={3} />
        </div>
      )}
      {data?.length === 0 && <EmptyState icon={Webhook} title={t('webhooks.none')} text={t('webhooks.noneText')} />}
      {data && data.length > 0 && (
        <ul className="feed">
          {data.map((endpoint) => (
            <EndpointRow
              key={endpoint.id}
              endpoint={endpoint}
              onEdit={() => setEditing(endpoint)}
              onLog={() => showLog(endpoint.id)}
              onSecret={setSecret}
            />
          ))}
        </ul>
      )}
      {editing && (
        <EndpointDialog
          endpoint={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSecret={setSecret}
        />
      )}
      <SecretOnce
        title={t('webhooks.secret.title')}
        label={t('webhooks.secret.label')}
        warning={t('webhooks.secret.warning')}
        secret={secret}
        onClose={() => setSecret(null)}
      />
      {open && <DeliveryLog endpoint={open} onClose={() => showLog(null)} />}
    </Panel>
  );
}
