import type { TFunction } from 'i18next';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '#contract/people';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './people.module.css';
import { useListInvitationsQuery, useResendInvitationMutation, useWithdrawInvitationMutation } from './peopleApi.ts';
import { usePeopleAddress } from './usePeopleAddress.ts';

const tones = { open: 'info', expired: 'warn', used: 'ok', withdrawn: 'none' } as const;
type Reply = { data?: { message: string } | undefined; error?: unknown };

/** The court's invitations, newest first: their status, and the actions for pending ones. */
export function Invitations() {
  const format = useFormat();
  const { t } = useTranslation();
  const { query, change } = usePeopleAddress();
  const { data, error } = useListInvitationsQuery({ page: query.page });
  const [resend] = useResendInvitationMutation();
  const [withdraw] = useWithdrawInvitationMutation();
  const tell = async (asked: PromiseLike<Reply>) => {
    const reply = await asked;
    if (reply.data) toast.success(reply.data.message);
    else toast.error(errorText(reply.error));
  };

  return (
    <section className="panel" aria-label={t('people.tabs.invitations')}>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={4} />
        </div>
      )}
      {data?.invitations.length === 0 && (
        <EmptyState icon={Mail} title={t('people.invitations.empty')} text={t('people.invitations.emptyText')} />
      )}
      {data && data.invitations.length > 0 && (
        <Table
          cards
          caption={t('people.tabs.invitations')}
          columns={columnsOf(
            t,
            {
              onResend: (id) => void tell(resend({ id })),
              onWithdraw: (id) => void tell(withdraw({ id })),
            },
            format,
          )}
          rows={data.invitations}
          rowKey={({ id }) => id}
        />
      )}
      {data && data.total_pages > 1 && (
        <Pager page={query.page} totalPages={data.total_pages} onPage={(page) => change({ page: String(page) })} />
      )}
    </section>
  );
}

type Acts = { onResend: (id: string) => void; onWithdraw: (id: string) => void };

function columnsOf(t: TFunction, acts: Acts, format: Format): Column<Invitation>[] {
  return [
    {
      key: 'email',
      title: t('judge.email'),
      cell: ({ email, role, bar_number }) => (
        <span className={styles.peopleName}>
          <span className="strong">{email}</span>
          <span className="muted small">{[t(`roles.${role}`), bar_number].filter(Boolean).join(', ')}</span>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('people.field.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`people.invitations.states.${state}`)}</Badge>,
    },
    {
      key: 'sent_at',
      title: t('people.invitations.sent'),
      secondary: true,
      cell: ({ sent_at }) => (sent_at ? format.moment(sent_at) : t('people.invitations.onItsWay')),
    },
    {
      key: 'expires_at',
      title: t('people.invitations.until'),
      secondary: true,
      cell: ({ expires_at }) => format.moment(expires_at),
    },
    {
      key: 'invited_by',
      title: t('people.invitations.by'),
      secondary: true,
      cell: ({ invited_by }) => invited_by,
    },
    {
      key: 'acts',
      title: t('people.field.manage'),
      cell: ({ id, email, state }) =>
        (state === 'open' || state === 'expired') && (
          <span className={styles.waitingActs}>
            <Button dense aria-label={t('people.invitations.resendTo', { email })} onClick={() => acts.onResend(id)}>
              {t('people.invitations.resend')}
            </Button>
            <Button
              dense
              kind="danger"
              aria-label={t('people.invitations.withdrawOf', { email })}
              onClick={() => acts.onWithdraw(id)}
            >
              {t('people.invitations.withdraw')}
            </Button>
          </span>
        ),
    },
  ];
}
