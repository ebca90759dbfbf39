import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectPlatform, type ResearchPlatform } from '#contract/research';
import { type CallError, fieldProblems } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Status } from '#web/ui/Status.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { Features } from './PlatformCards.tsx';
import { useConnectPlatformMutation, useDisconnectPlatformMutation, useTestPlatformMutation } from './researchApi.ts';

type Props = { platform: ResearchPlatform; mayConnectCourt: boolean; onClose: () => void };

/** Platform Details: its contents, the state of the connection, and the credentials to enter, test, or remove. */
export function PlatformDialog({ platform, mayConnectCourt, onClose }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} title={t('research.details', { name: platform.name })}>
      <p>{platform.description}</p>
      <h3>{t('research.features')}</h3>
      <Features platform={platform} />
      <h3>{t('research.status')}</h3>
      {platform.connected ? (
        <Status tone="ok">{t('research.connected')}</Status>
      ) : (
        <Status tone="none">{t(platform.connector ? 'research.notConnected' : 'research.noConnector')}</Status>
      )}
      {!platform.connector && <Note>{t('research.noConnectorText', { name: platform.name })}</Note>}
      {platform.built_in && <Note>{t('research.builtIn')}</Note>}
      {platform.connections.map((connection) => (
        <Kept
          key={connection.scope}
          platform={platform}
          connection={connection}
          changeable={connection.scope === 'own' || mayConnectCourt}
        />
      ))}
      {platform.credentials && !isOpen && (
        <Button kind="primary" onClick={() => setOpen(true)}>
          {platform.connected ? t('research.configure') : t('research.connectNow')}
        </Button>
      )}
      {platform.credentials && isOpen && (
        <Credentials platform={platform} mayConnectCourt={mayConnectCourt} onDone={() => setOpen(false)} />
      )}
    </Dialog>
  );
}

type KeptProps = {
  platform: ResearchPlatform;
  connection: ResearchPlatform['connections'][number];
  changeable: boolean;
};

function Kept({ platform, connection, changeable }: KeptProps) {
  const format = useFormat();
  const { t } = useTranslation();
  const [test, testing] = useTestPlatformMutation();
  const [disconnect, disconnecting] = useDisconnectPlatformMutation();
  const which = { platform: platform.id, scope: connection.scope };
  const tell = (reply: { data?: { message: string; connected?: boolean } | undefined; error?: unknown }) => {
    if (!reply.data) toast.error(errorText(reply.error as CallError));
    else if (reply.data.connected === false) toast.info(reply.data.message);
    else toast.success(reply.data.message);
  };
  return (
    <div className="stack">
      <p className="strong">
        {t(`research.scopes.${connection.scope}`)} {t('research.ending', { ending: connection.ending })}
      </p>
      {connection.reason && <Note tone="warn">{connection.reason}</Note>}
      {connection.tested_at && (
        <p className="muted small">{t('research.tested', { at: format.moment(connection.tested_at) })}</p>
      )}
      {changeable && (
        <div className="row wrap">
          <Button dense busy={testing.isLoading} onClick={() => void test(which).then(tell)}>
            {t('research.test')}
          </Button>
          <Button dense kind="danger" busy={disconnecting.isLoading} onClick={() => void disconnect(which).then(tell)}>
            {t('research.disconnect')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Credentials({ platform, mayConnectCourt, onDone }: Omit<Props, 'onClose'> & { onDone: () => void }) {
  const { t } = useTranslation();
  const [connect] = useConnectPlatformMutation();
  const form = useContractForm(connectPlatform, {
    defaults: { account: '', secret: '', scope: 'own' },
    toInput: (values) => ({ platform: platform.id, ...values }),
    send: connect,
    onSent: ({ connected, message }) => {
      if (connected) toast.success(message);
      else toast.info(message);
      onDone();
    },
    onRefused: (error) => {
      if (Object.keys(fieldProblems(error)).length === 0) toast.error(errorText(error));
    },
  });
  return (
    <form className="stack" {...form.props}>
      {mayConnectCourt && (
        <Select
          label={t('research.for')}
          {...form.field('scope')}
          options={(['own', 'court'] as const).map((value) => ({ value, label: t(`research.forWhom.${value}`) }))}
        />
      )}
      {platform.credentials?.account && (
        <TextField label={platform.credentials.account} autoComplete="off" {...form.field('account')} />
      )}
      <TextField
        label={platform.credentials?.secret ?? ''}
        type="password"
        autoComplete="off"
        {...form.field('secret')}
        hint={t('research.secretHint')}
      />
      <Button type="submit" kind="primary" busy={form.isSending}>
        {t('research.connectAndTest')}
      </Button>
    </form>
  );
}
