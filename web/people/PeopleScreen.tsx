import { LockKeyhole, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { AttorneyClaims } from './AttorneyClaims.tsx';
import { Invitations } from './Invitations.tsx';
import { JudgeRequests } from './JudgeRequests.tsx';
import { PeopleList } from './PeopleList.tsx';
import { useListClaimsQuery, useListContactRequestsQuery, useListJudgeRequestsQuery } from './peopleApi.ts';
import { type PeopleTab, peopleTabs, usePeopleAddress } from './usePeopleAddress.ts';
import { VisitorRequests } from './VisitorRequests.tsx';

const InvitePerson = lazily(async () => (await import('./InvitePerson.tsx')).InvitePerson, null);

const contents: Record<PeopleTab, () => ReactNode> = {
  people: () => <PeopleList />,
  judges: () => <JudgeRequests />,
  attorneys: () => <AttorneyClaims />,
  invitations: () => <Invitations />,
  requests: () => <VisitorRequests />,
};

/** /people: the people of the court and the pending requests. A clerk sees the pending attorneys. */
export function PeopleScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const [manages, confirms] = [may(capacity, 'people:manage'), may(capacity, 'attorneys:confirm')];
  const [isInviting, setInviting] = useState(false);
  const { tab, open } = usePeopleAddress();
  const judges = useListJudgeRequestsQuery({ page: 1, status: 'pending' }, { skip: !manages }).data?.total;
  const claims = useListClaimsQuery({ page: 1 }, { skip: !confirms }).data?.total;
  const requests = useListContactRequestsQuery({ page: 1, state: 'new' }, { skip: !manages }).data?.total;
  const waiting: Partial<Record<PeopleTab, number | undefined>> = { judges, attorneys: claims, requests };
  const offered = peopleTabs.filter((one) => manages || one === 'attorneys');
  const titleOf = (one: PeopleTab) =>
    waiting[one]
      ? t('people.tabWaiting', { tab: t(`people.tabs.${one}`), count: waiting[one] })
      : t(`people.tabs.${one}`);

  const invite = (
    <Button kind="primary" onClick={() => setInviting(true)}>
      <UserPlus className="i" aria-hidden />
      {t('people.invite.open')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('titles.people')} actions={manages && invite}>
        {t('people.intro')}
      </PageHead>
      {!confirms && (
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('people.notYours')} text={t('people.notYoursText')} />
        </Panel>
      )}
      {confirms && (
        <Tabs
          label={t('titles.people')}
          selected={offered.find((one) => one === tab) ?? offered[0]!}
          onSelect={open}
          tabs={offered.map((one) => ({ key: one, title: titleOf(one), content: contents[one]() }))}
        />
      )}
      {manages && isInviting && <InvitePerson onClose={() => setInviting(false)} />}
    </>
  );
}
