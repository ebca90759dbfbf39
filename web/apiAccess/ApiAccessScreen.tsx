import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { may } from '#domain/identity/permissions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useReadOwnAccessQuery } from './apiAccessApi.ts';
import { CourtKeys } from './CourtKeys.tsx';
import { ExtendForm } from './ExtendForm.tsx';
import { OwnAccess } from './OwnAccess.tsx';
import { RequestForm } from './RequestForm.tsx';
import { ReviewAccess } from './ReviewAccess.tsx';
import { useAccessAddress } from './useAccessAddress.ts';

/**
 * /api-access: API Access Management. Users request access and see their own keys; those who manage access also see the
 * court's requests and keys. Those who decide requests see the requests first.
 */
export function ApiAccessScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const [asks, reviews, decides] = [
    may(capacity, 'api-access:request'),
    may(capacity, 'api-access:review'),
    may(capacity, 'api-access:decide'),
  ];
  const address = useAccessAddress();
  const { data, error } = useReadOwnAccessQuery(undefined, { skip: !asks });
  const own = (
    <>
      <CallFailure className="below" error={error} />
      {!data && !error && (
        <div className="below">
          <Skeleton lines={4} />
        </div>
      )}
      {data && <OwnAccess keys={data.keys} requests={data.requests} />}
    </>
  );
  const ownTabs = [
    {
      key: 'request',
      title: t('apiAccess.tab.request'),
      content: (
        <>
          <Panel title={t('apiAccess.request.heading')}>
            <RequestForm />
          </Panel>
          {own}
        </>
      ),
    },
    {
      key: 'extend',
      title: t('apiAccess.tab.extend'),
      content: (
        <>
          <Panel title={t('apiAccess.extend.heading')}>
            <ExtendForm keys={data?.keys ?? []} />
          </Panel>
          {own}
        </>
      ),
    },
  ];
  const courtTabs = [
    { key: 'review', title: t('apiAccess.tab.review'), content: <ReviewAccess address={address} decides={decides} /> },
    { key: 'keys', title: t('apiAccess.tab.keys'), content: <CourtKeys address={address} decides={decides} /> },
  ];
  const tabs = [...(decides ? courtTabs : []), ...ownTabs, ...(reviews && !decides ? courtTabs : [])];
  const usual = decides ? 'review' : 'request';
  const open = tabs.find(({ key }) => key === address.tab)?.key ?? usual;
  return (
    <>
      <PageHead
        title={t('titles.apiAccess')}
        actions={
          <Link className={buttonClass({})} to="/api-docs">
            <BookOpen className="i" aria-hidden />
            {t('apiAccess.docs')}
          </Link>
        }
      >
        {t('apiAccess.intro')}
      </PageHead>
      {asks ? (
        <Tabs label={t('titles.apiAccess')} tabs={tabs} selected={open} onSelect={address.open} />
      ) : (
        <Note tone="warn">{t('apiAccess.notYours')}</Note>
      )}
    </>
  );
}
