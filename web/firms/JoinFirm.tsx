import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useAcceptFirmInvitationMutation, useReadFirmInvitationQuery } from './firmsApi.ts';
import { tellReply } from './tellReply.ts';
import { useFirmAddress } from './useFirmAddress.ts';

/** An invitation that the user can accept. */
export function JoinFirm({ token }: { token: string }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { open } = useFirmAddress();
  const { data, error } = useReadFirmInvitationQuery({ token });
  const [accept, { isLoading }] = useAcceptFirmInvitationMutation();
  const join = async () => {
    if (await tellReply(accept({ token }))) open(null);
  };
  return (
    <Panel title={t('firms.join.title')}>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={3} />}
      {data && (
        <div className="stack">
          <p>
            {t(data.administrator ? 'firms.join.textAdministrator' : 'firms.join.text', {
              by: data.invited_by,
              firm: data.firm,
              position: t(`firms.asPositions.${data.position}`),
            })}
          </p>
          <p className="muted">{t('firms.join.until', { when: format.moment(data.expires_at) })}</p>
          <div className="row wrap">
            <Button kind="primary" busy={isLoading} onClick={() => void join()}>
              {t('firms.join.accept')}
            </Button>
            <Button kind="quiet" onClick={() => open(null)}>
              {t('firms.join.ignore')}
            </Button>
          </div>
        </div>
      )}
    </Panel>
  );
}
