import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '#contract/apiAccess';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { formatMoment } from '#web/ui/formatMoment.ts';
import { SecretOnce } from '#web/ui/SecretOnce.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCollectKeyMutation, useRevokeKeyMutation } from './apiAccessApi.ts';
import { CallLog } from './CallLog.tsx';
import { KeyState } from './KeyState.tsx';
import { scopeName } from './scopeName.ts';

type Props = {
  caption: string;
  keys: readonly ApiKey[];
  /** One's own keys can be looked at once; of others one sees the owner instead. */
  own: boolean;
  mayRevoke: boolean;
};

/** Keys with what they open, how long they live, and what can be done with each. */
export function KeyTable({ caption, keys, own, mayRevoke }: Props) {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [reading, setReading] = useState<ApiKey | null>(null);
  const [collect] = useCollectKeyMutation();
  const [revoke, revocation] = useRevokeKeyMutation();
  const nameOf = ({ prefix, email }: ApiKey) => prefix ?? t('apiAccess.key.unseenOf', { email });

  const show = async ({ id }: ApiKey) => {
    const reply = await collect(id);
    if (reply.error) toast.error(errorText(reply.error));
    else setSecret(reply.data.secret);
  };
  const confirmRevoke = async () => {
    const reply = await revoke(revoking!.id);
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
    setRevoking(null);
  };

  const columns: Column<ApiKey>[] = [
    {
      key: 'key',
      title: t('apiAccess.key.key'),
      cell: ({ prefix }) => (
        <span className="mono nowrap">
          {prefix ? t('apiAccess.key.prefix', { prefix }) : t('apiAccess.key.unseen')}
        </span>
      ),
    },
    ...(own ? [] : [{ key: 'owner', title: t('apiAccess.key.owner'), cell: ({ owner }: ApiKey) => owner }]),
    {
      key: 'scopes',
      title: t('apiAccess.key.scopes'),
      cell: ({ scopes }) => scopes.map((scope) => scopeName(t, scope)).join(', '),
    },
    { key: 'state', title: t('apiAccess.key.state'), cell: ({ state }) => <KeyState state={state} /> },
    {
      key: 'expires',
      title: t('apiAccess.key.expires'),
      cell: ({ expires_at }) => formatMoment(expires_at),
    },
    {
      key: 'used',
      title: t('apiAccess.key.lastUsed'),
      cell: ({ last_used_at }) => (last_used_at ? formatMoment(last_used_at) : t('apiAccess.key.never')),
    },
    {
      key: 'actions',
      title: t('apiAccess.key.actions'),
      cell: (key) => (
        <span className="access-acts">
          {own && key.state === 'ready' && (
            <Button dense kind="primary" onClick={() => void show(key)}>
              <KeyRound className="i" aria-hidden />
              {t('apiAccess.key.show')}
            </Button>
          )}
          {key.prefix && (
            <Button dense onClick={() => setReading(key)} aria-label={t('apiAccess.key.callsOf', { key: nameOf(key) })}>
              {t('apiAccess.key.calls')}
            </Button>
          )}
          {mayRevoke && key.state !== 'revoked' && (
            <Button
              dense
              kind="danger"
              onClick={() => setRevoking(key)}
              aria-label={t('apiAccess.key.revokeOf', { key: nameOf(key) })}
            >
              {t('apiAccess.key.revoke')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      <Table cards caption={caption} columns={columns} rows={keys} rowKey={({ id }) => id} />
      <SecretOnce
        title={t('apiAccess.secret.title')}
        label={t('apiAccess.secret.label')}
        warning={t('apiAccess.secret.warning')}
        secret={secret}
        onClose={() => setSecret(null)}
      />
      <ConfirmDialog
        isOpen={revoking !== null}
        onClose={() => setRevoking(null)}
        onConfirm={() => void confirmRevoke()}
        title={t('apiAccess.revoke.title')}
        confirmLabel={t('apiAccess.key.revoke')}
        danger
        busy={revocation.isLoading}
      >
        <p>{t('apiAccess.revoke.text', { key: revoking ? nameOf(revoking) : '' })}</p>
      </ConfirmDialog>
      {reading && <CallLog apiKey={reading} onClose={() => setReading(null)} />}
    </>
  );
}
