import { Building2, Pencil, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Firm } from '#contract/firms';
import { may } from '#domain/identity/permissions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import styles from './FirmScreen.module.css';
import { useReadFirmQuery } from './firmsApi.ts';
import { firmTabs, useFirmAddress } from './useFirmAddress.ts';

const loading = <Skeleton lines={6} />;
const FirmCases = lazily(async () => (await import('./FirmCases.tsx')).FirmCases, loading);
const FirmMembers = lazily(async () => (await import('./FirmMembers.tsx')).FirmMembers, loading);
const FirmDelegates = lazily(async () => (await import('./FirmDelegates.tsx')).FirmDelegates, loading);
const FirmInvitations = lazily(async () => (await import('./FirmInvitations.tsx')).FirmInvitations, loading);
const CreateFirm = lazily(async () => (await import('./CreateFirm.tsx')).CreateFirm, loading);
const JoinFirm = lazily(async () => (await import('./JoinFirm.tsx')).JoinFirm, loading);
const DepositAccounts = lazily(async () => (await import('./DepositAccounts.tsx')).DepositAccounts, null);
const EditFirm = lazily(async () => (await import('./EditFirm.tsx')).EditFirm, null);
const InviteMember = lazily(async () => (await import('./InviteMember.tsx')).InviteMember, null);

/** /firm: the user's law firm with its cases, members, and delegates; an invitation; or how to get one. */
export function FirmScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const uses = may(capacity, 'firms:use');
  const { query } = useFirmAddress();
  const { data: firm, error } = useReadFirmQuery(undefined, { skip: !uses });
  if (firm) {
    return (
      <>
        <OwnFirm firm={firm} />
        <DepositAccounts />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('titles.firm')}>{t('firms.intro')}</PageHead>
      <CallFailure className="before" error={error} />
      {uses && firm === undefined && !error && <Panel>{loading}</Panel>}
      {firm === null && query.invitation && <JoinFirm token={query.invitation} />}
      {firm === null && !query.invitation && may(capacity, 'firms:create') && <CreateFirm />}
      {((firm === null && !query.invitation && !may(capacity, 'firms:create')) || !uses) && (
        <Panel>
          <EmptyState icon={Building2} title={t('firms.none')} text={t(uses ? 'firms.noneText' : 'firms.notYours')} />
        </Panel>
      )}
      {uses && <DepositAccounts />}
    </>
  );
}

function OwnFirm({ firm }: { firm: Firm }) {
  const { t } = useTranslation();
  const { query, open } = useFirmAddress();
  const [dialog, setDialog] = useState<'edit' | 'invite' | null>(null);
  const { administrator } = firm.own;
  const contents = {
    cases: () => <FirmCases firm={firm} />,
    members: () => <FirmMembers firm={firm} />,
    delegates: () => <FirmDelegates firm={firm} />,
    invitations: () => <FirmInvitations />,
  };
  const offered = firmTabs.filter((one) => administrator || one !== 'invitations');
  const actions = administrator && (
    <>
      <Button onClick={() => setDialog('edit')}>
        <Pencil className="i" aria-hidden />
        {t('firms.edit.open')}
      </Button>
      <Button kind="primary" onClick={() => setDialog('invite')}>
        <UserPlus className="i" aria-hidden />
        {t('firms.invite.open')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={firm.name} actions={actions}>
        <span className={styles.address}>{firm.address || t('firms.intro')}</span>
      </PageHead>
      <Tabs
        label={firm.name}
        selected={offered.find((one) => one === query.tab) ?? 'cases'}
        onSelect={open}
        tabs={offered.map((one) => ({ key: one, title: t(`firms.tabs.${one}`), content: contents[one]() }))}
      />
      {dialog === 'edit' && <EditFirm firm={firm} onClose={() => setDialog(null)} />}
      {dialog === 'invite' && <InviteMember onClose={() => setDialog(null)} />}
    </>
  );
}
