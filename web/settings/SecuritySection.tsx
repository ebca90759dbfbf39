import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactor, SecondFactors } from '#contract/secondFactor';
import { errorText } from '#web/calls/errorText.ts';
import { ConfirmSecondFactor } from '#web/identity/secondFactor/ConfirmSecondFactor.tsx';
import { EnrollSecondFactor } from '#web/identity/secondFactor/EnrollSecondFactor.tsx';
import { RecoveryCodes } from '#web/identity/secondFactor/RecoveryCodes.tsx';
import { RenameDialog } from '#web/identity/secondFactor/RenameDialog.tsx';
import {
  useReadSecondFactorsQuery,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} from '#web/identity/secondFactor/secondFactorApi.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from './Loaded.tsx';
import styles from './SecuritySection.module.css';
import { Setting } from './Setting.tsx';

/** Settings, Security: the person's passkeys, authenticator apps, and recovery codes. */
export function SecuritySection() {
  const { data, error, refetch } = useReadSecondFactorsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Loaded data={data} error={error}>
      {(known) => (
        <div className="settings-stack">
          <Methods known={known} refresh={() => void refetch()} />
        </div>
      )}
    </Loaded>
  );
}

type Open = 'add' | 'codes' | { rename: SecondFactor } | { remove: SecondFactor } | null;

function Methods({ known, refresh }: { known: SecondFactors; refresh: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>(null);
  const [confirming, setConfirming] = useState<Open>(null);
  const close = () => {
    setOpen(null);
    refresh();
  };
  const isConfirmed = known.confirmed_until !== null && Date.parse(known.confirmed_until) > Date.now();
  const change = (next: Open) => (isConfirmed || known.methods.length === 0 ? setOpen(next) : setConfirming(next));

  return (
    <>
      <Panel title={t('settings.index.second_factor.name')} padded={false}>
        <Setting id="second_factor">
          <p>{t(known.required ? 'secondFactor.settings.required' : 'secondFactor.settings.optional')}</p>
          {known.methods.length === 0 && (
            <EmptyState
              icon={KeyRound}
              title={t('secondFactor.settings.none')}
              text={t('secondFactor.settings.noneText')}
            />
          )}
          <ul className={styles.methods}>
            {known.methods.map((method) => (
              <Method
                key={method.id}
                method={method}
                onRename={() => setOpen({ rename: method })}
                onRemove={() => change({ remove: method })}
              />
            ))}
          </ul>
          <div>
            <Button kind="primary" onClick={() => change('add')}>
              {t('secondFactor.settings.add')}
            </Button>
          </div>
        </Setting>
      </Panel>
      {known.methods.length > 0 && (
        <Panel title={t('settings.index.recovery_codes.name')} padded={false}>
          <Setting id="recovery_codes">
            <p>{t('secondFactor.settings.codesLeft', { count: known.recovery_codes_left })}</p>
            <div>
              <Button onClick={() => change('codes')}>{t('secondFactor.settings.newCodes')}</Button>
            </div>
          </Setting>
        </Panel>
      )}

      <Dialog
        isOpen={confirming !== null}
        onClose={() => setConfirming(null)}
        title={t('secondFactor.settings.confirm')}
      >
        <p>{t('secondFactor.settings.confirmText')}</p>
        <ConfirmSecondFactor
          known={known}
          onDone={() => {
            setOpen(confirming);
            setConfirming(null);
            refresh();
          }}
        />
      </Dialog>
      <Dialog isOpen={open === 'add'} onClose={close} title={t('secondFactor.settings.add')}>
        <EnrollSecondFactor
          onDone={() => {
            close();
            toast.success(t('secondFactor.settings.added'));
          }}
        />
      </Dialog>
      {open === 'codes' && <NewCodes onClose={close} />}
      {open && typeof open === 'object' && 'rename' in open && <RenameDialog method={open.rename} onClose={close} />}
      {open && typeof open === 'object' && 'remove' in open && (
        <RemoveMethod method={open.remove} isLast={known.methods.length === 1} onClose={close} />
      )}
    </>
  );
}

function Method(props: { method: SecondFactor; onRename: () => void; onRemove: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { method, onRename, onRemove } = props;
  const Icon = method.kind === 'passkey' ? KeyRound : Smartphone;
  return (
    <li>
      <Icon className="i i-lg" aria-hidden />
      <div className="grow">
        <div className="strong">{method.name}</div>
        <div className="muted small">
          {t(`secondFactor.kinds.${method.kind}`)} ·{' '}
          {t('secondFactor.settings.since', { when: format.moment(method.created_at) })}
          {method.last_used_at && ` · ${t('secondFactor.settings.used', { when: format.moment(method.last_used_at) })}`}
        </div>
      </div>
      <Button dense aria-label={t('secondFactor.settings.renameName', { name: method.name })} onClick={onRename}>
        {t('secondFactor.settings.rename')}
      </Button>
      <Button
        dense
        kind="danger"
        aria-label={t('secondFactor.settings.removeName', { name: method.name })}
        onClick={onRemove}
      >
        {t('secondFactor.settings.remove')}
      </Button>
    </li>
  );
}

function RemoveMethod(props: { method: SecondFactor; isLast: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { method, isLast, onClose } = props;
  const [remove, { isLoading }] = useRemoveSecondFactorMutation();
  const send = async () => {
    const reply = await remove({ id: method.id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      danger
      onClose={onClose}
      onConfirm={() => void send()}
      busy={isLoading}
      title={t('secondFactor.settings.removeTitle', { name: method.name })}
      confirmLabel={t('secondFactor.settings.remove')}
    >
      <p>{t(isLast ? 'secondFactor.settings.removeLast' : 'secondFactor.settings.removeText')}</p>
    </ConfirmDialog>
  );
}

function NewCodes({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [renew, { data, isLoading }] = useRenewRecoveryCodesMutation();
  const send = async () => {
    const reply = await renew();
    if (reply.error) toast.error(errorText(reply.error));
  };
  if (data) {
    return (
      <Dialog role="alertdialog" isOpen onClose={onClose} title={t('secondFactor.settings.newCodes')}>
        <RecoveryCodes codes={data.recovery_codes} onKept={onClose} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void send()}
      busy={isLoading}
      title={t('secondFactor.settings.newCodes')}
      confirmLabel={t('secondFactor.settings.newCodesDo')}
    >
      <p>{t('secondFactor.settings.newCodesText')}</p>
    </ConfirmDialog>
  );
}
