import type { TFunction } from 'i18next';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '#contract/apiAccess';
import { errorText } from '#web/calls/errorText.ts';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { SecretOnce } from '#web/ui/SecretOnce.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCollectKeyMutation, useRevokeKeyMutation } from './apiAccessApi.ts';
import { CallLog } from './CallLog.tsx';
import { KeyState } from './KeyState.tsx';
import styles from './KeyTable.module.css';
import { scopeName } from './scopeName.ts';

type Props = {
  caption: string;
  keys: readonly ApiKey[];
  /** Whether these are the user's own keys, which can be shown once; for other keys, the owner is shown instead. */
  own: boolean;
  mayRevoke: boolean;
};

/** Keys with their scopes, their expiry, and the available actions. */
export function KeyTable({ caption, keys, own, mayRevoke }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [reading, setReading] = useState<ApiKey | null>(null);
  const [collect] = useCollectKeyMutation();

  const show = async ({ id }: ApiKey) => {
    const reply = await collect({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else setSecret(reply.data.secret);
  };
  const columns: Column<ApiKey>[] = [
    ...factColumns(t, own, format),
    {
      key: 'actions',
      title: t('apiAccess.key.actions'),
      cell: (key) => (
        <KeyActions
          apiKey={key}
          onShow={own && key.state === 'ready' ? () => void show(key) : undefined}
          onRead={() => setReading(key)}
          onRevoke={mayRevoke && key.state !== 'revoked' ? () => setRevoking(key) : undefined}
        />
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
      <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} />
      {reading && <CallLog apiKey={reading} onClose={() => setReading(null)} />}
    </>
  );
}

const nameOf = (t: TFunction, { prefix, email }: ApiKey) => prefix ?? t('apiAccess.key.unseenOf', { email });

function factColumns(t: TFunction, own: boolean, format: Format): Column<ApiKey>[] {
  return [
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
      cell: ({ expires_at }) => format.moment(expires_at),
    },
    {
      key: 'used',
      title: t('apiAccess.key.lastUsed'),
      cell: ({ last_used_at }) => (last_used_at ? format.moment(last_used_at) : t('apiAccess.key.never')),
    },
  ];
}

type ActionsProps = {
  apiKey: ApiKey;
  /** Absent if the secret cannot be shown. */
  onShow: (() => void) | undefined;
  onRead: () => void;
  /** Absent if the key cannot be revoked. */
  onRevoke: (() => void) | undefined;
};

/** Shows the secret once, opens the log of calls, and revokes the key. */
function KeyActions({ apiKey, onShow, onRead, onRevoke }: ActionsProps) {
  const { t } = useTranslation();
  const key = nameOf(t, apiKey);
  return (
    <span className={styles.accessActs}>
      {onShow && (
        <Button dense kind="primary" onClick={onShow}>
          <KeyRound className="i" aria-hidden />
          {t('apiAccess.key.show')}
        </Button>
      )}
      {apiKey.prefix && (
        <Button dense onClick={onRead} aria-label={t('apiAccess.key.callsOf', { key })}>
          {t('apiAccess.key.calls')}
        </Button>
      )}
      {onRevoke && (
        <Button dense kind="danger" onClick={onRevoke} aria-label={t('apiAccess.key.revokeOf', { key })}>
          {t('apiAccess.key.revoke')}
        </Button>
      )}
    </span>
  );
}

/** Asks for confirmation before a key is revoked; `apiKey` is null while the dialog is closed. */
function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey | null; onClose: () => void }) {
  const { t } = useTranslation();
  const [revoke, { isLoading }] = useRevokeKeyMutation();
  const confirm = async ({ id }: ApiKey) => {
    const reply = await revoke({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={apiKey !== null}
      onClose={onClose}
      onConfirm={() => apiKey && void confirm(apiKey)}
      title={t('apiAccess.revoke.title')}
      confirmLabel={t('apiAccess.key.revoke')}
      danger
      busy={isLoading}
    >
      <p>{t('apiAccess.revoke.text', { key: apiKey ? nameOf(t, apiKey) : '' })}</p>
    </ConfirmDialog>
  );
}
