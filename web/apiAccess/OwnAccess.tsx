import { Inbox, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AccessRequest, ApiKey } from '#contract/apiAccess';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWithdrawAccessRequestMutation } from './apiAccessApi.ts';
import { RequestState } from './KeyState.tsx';
import { KeyTable } from './KeyTable.tsx';

/** The user's own keys and requests. */
export function OwnAccess({ keys, requests }: { keys: readonly ApiKey[]; requests: readonly AccessRequest[] }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="below">
        <Panel title={t('apiAccess.own.keys')} padded={false}>
          {keys.length === 0 ? (
            <EmptyState icon={KeyRound} title={t('apiAccess.own.noKeys')} text={t('apiAccess.own.noKeysText')} />
          ) : (
            <KeyTable caption={t('apiAccess.own.keys')} keys={keys} own mayRevoke />
          )}
        </Panel>
      </div>
      <div className="below">
        <Panel title={t('apiAccess.own.requests')} padded={false}>
          {requests.length === 0 ? (
            <EmptyState icon={Inbox} title={t('apiAccess.own.noRequests')} />
          ) : (
            <ul className="feed">
              {requests.map((request) => (
                <OwnRequest key={request.id} request={request} />
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </>
  );
}

function OwnRequest({ request }: { request: AccessRequest }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [withdraw, { isLoading }] = useWithdrawAccessRequestMutation();
  const { id, kind, email, state, created_at, decided_at, decided_by, decision_reason } = request;
  const takeBack = async () => {
    const reply = await withdraw({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <li className="row wrap between">
      <div className="grow">
        <p className="strong">{t(`apiAccess.kind.${kind}`, { email })}</p>
        <p className="small muted">{t('apiAccess.own.asked', { at: format.moment(created_at) })}</p>
        {decided_at && (
          <p className="small">
            {t('apiAccess.own.decided', { by: decided_by, at: format.moment(decided_at) })}
            {decision_reason && ` ${t('apiAccess.own.because', { reason: decision_reason })}`}
          </p>
        )}
      </div>
      <RequestState state={state} />
      {state === 'pending' && (
        <Button dense busy={isLoading} onClick={() => void takeBack()}>
          {t('apiAccess.own.withdraw')}
        </Button>
      )}
    </li>
  );
}
