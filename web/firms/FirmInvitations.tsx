import type { TFunction } from 'i18next';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FirmInvitation } from '#contract/firms';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import styles from './firms.module.css';
import { useInviteToFirmMutation, useListFirmInvitationsQuery, useWithdrawFirmInvitationMutation } from './firmsApi.ts';
import { tellReply } from './tellReply.ts';
import { useFirmAddress } from './useFirmAddress.ts';

type Acts = { onAgain: (invitation: FirmInvitation) => void; onWithdraw: (id: string) => void };

/** The invitations that no one has accepted, the newest first. */
export function FirmInvitations() {
  const format = useFormat();
  const { t } = useTranslation();
  const { query, change } = useFirmAddress();
  const { data, error } = useListFirmInvitationsQuery({ page: query.page });
  const [invite] = useInviteToFirmMutation();
  const [withdraw] = useWithdrawFirmInvitationMutation();
  const acts: Acts = {
    onAgain: ({ email, position, administrator }) => void tellReply(invite({ email, position, administrator })),
    onWithdraw: (id) => void tellReply(withdraw({ id })),
  };
  return (
    <section className="panel" aria-label={t('firms.tabs.invitations')}>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={4} />
        </div>
      )}
      {data?.invitations.length === 0 && (
        <EmptyState icon={Mail} title={t('firms.invitations.empty')} text={t('firms.invitations.emptyText')} />
      )}
      {data && data.invitations.length > 0 && (
        <Table
          cards
          caption={t('firms.tabs.invitations')}
          columns={columnsOf(t, format, acts)}
          rows={data.invitations}
          rowKey={({ id }) => id}
        />
      )}
      {data && data.total_pages > 1 && (
        <Pager page={query.page} totalPages={data.total_pages} onPage={(page) => change({ page })} />
      )}
    </section>
  );
}

function columnsOf(t: TFunction, format: Format, { onAgain, onWithdraw }: Acts): Column<FirmInvitation>[] {
  return [
    {
      key: 'email',
      title: t('firms.field.email'),
      cell: ({ email, position, administrator }) => (
        <span className={styles.name}>
          <span className="strong">{email}</span>
          <span className="muted small">
            {[t(`firms.positions.${position}`), administrator && t('firms.administrator')].filter(Boolean).join(', ')}
          </span>
        </span>
      ),
    },
    {
      key: 'sent',
      title: t('firms.invitations.sent'),
      cell: ({ sent_at, expired }) =>
        expired ? (
          <Badge tone="warn">{t('firms.invitations.expired')}</Badge>
        ) : sent_at ? (
          format.moment(sent_at)
        ) : (
          t('firms.invitations.onItsWay')
        ),
    },
    {
      key: 'expires_at',
      title: t('firms.invitations.until'),
      secondary: true,
      cell: ({ expires_at }) => format.moment(expires_at),
    },
    { key: 'by', title: t('firms.invitations.by'), secondary: true, cell: ({ invited_by }) => invited_by },
    {
      key: 'acts',
      title: t('firms.field.manage'),
      cell: (invitation) => (
        <span className={styles.rowActs}>
          <Button
            dense
            aria-label={t('firms.invitations.againTo', { email: invitation.email })}
            onClick={() => onAgain(invitation)}
          >
            {t('firms.invitations.again')}
          </Button>
          <Button
            dense
            kind="danger"
            aria-label={t('firms.invitations.withdrawOf', { email: invitation.email })}
            onClick={() => onWithdraw(invitation.id)}
          >
            {t('firms.invitations.withdraw')}
          </Button>
        </span>
      ),
    },
  ];
}
