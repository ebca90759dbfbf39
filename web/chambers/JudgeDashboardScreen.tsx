import { FileText, LockKeyhole, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { LazyJudgeChoice } from '#web/rulings/LazyJudgeChoice.ts';
import { useReadOwnChambersQuery } from '#web/rulings/ownChambersApi.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useReadChambersDayQuery } from './chambersApi.ts';
import { DayHearings } from './DayHearings.tsx';
import { DayStepper } from './DayStepper.tsx';
import styles from './JudgeDashboardScreen.module.css';
import { PendingJudge } from './PendingJudge.tsx';
import { chambersViews, useChambersAddress } from './useChambersAddress.ts';

const AwaitingList = lazily(async () => (await import('./AwaitingList.tsx')).AwaitingList);
const BundleList = lazily(async () => (await import('./BundleList.tsx')).BundleList);
const MyDayView = lazily(async () => (await import('./myDay/MyDayView.tsx')).MyDayView);
const HearingPacket = lazily(async () => (await import('./HearingPacket.tsx')).HearingPacket);
const AwaitingDocumentScreen = lazily(
  async () => (await import('./AwaitingDocumentScreen.tsx')).AwaitingDocumentScreen,
);

/** /judge-dashboard: a judge's working day (departure 14). */
export function JudgeDashboardScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const isJudge = may(capacity, 'chambers:use');
  const isClerk = may(capacity, 'chambers:read') && !isJudge;
  const { data: chambers, error } = useReadOwnChambersQuery(undefined, { skip: !isClerk });
  const sits = isJudge || (chambers?.judges.length ?? 0) > 0;
  const { filing, judge, change } = useChambersAddress();
  if (isClerk && !chambers)
    return error ? <CallFailure className="before" error={error} /> : <Skeleton lines={8} fills />;
  if (sits && filing) return <AwaitingDocumentScreen key={filing} id={filing} />;
  return (
    <>
      <PageHead
        title={t('titles.judgeDashboard')}
        actions={
          sits && (
            <Link className={buttonClass()} to={pathTo.orders(judge)}>
              {t('chambers.orders')}
            </Link>
          )
        }
      >
        {sits &&
          (isJudge
            ? t('chambers.intro')
            : t('chambers.introStaff', { judges: (chambers?.judges ?? []).map(({ name }) => name) }))}
      </PageHead>
      {capacity === 'pending_judge' && <PendingJudge />}
      {!sits && capacity !== 'pending_judge' && (
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('chambers.notYours')} text={t('chambers.notYoursText')} />
        </Panel>
      )}
      {sits && (
        <div className={styles.chambersJudge}>
          <LazyJudgeChoice
            judge={judge}
            onChange={(id) => change({ judge: id, hearing: null, paper: null, page: null })}
          />
        </div>
      )}
      {sits && <Chambers />}
    </>
  );
}

function Chambers() {
  const { t } = useTranslation();
  const address = useChambersAddress();
  const { data, error } = useReadChambersDayQuery(
    { ...address.ofJudge, ...(address.date && { date: address.date }) },
    { skip: address.view === 'today' },
  );
  const day = (
    <>
      {data && (
        <DayStepper
          date={data.date}
          today={data.today}
          onDate={(date) => address.change({ date, hearing: null, paper: null, page: null })}
        />
      )}
      <div className={styles.chambers} hidden={!data && error !== undefined && !address.hearing}>
        <Panel title={t('chambers.list')} padded={false}>
          {data && (
            <DayHearings
              day={data}
              open={address.hearing}
              onOpen={(hearing) => address.change({ hearing, paper: null, page: null })}
            />
          )}
        </Panel>
        {address.hearing ? (
          <HearingPacket id={address.hearing} address={address} />
        ) : (
          <Panel>
            <EmptyState icon={FileText} title={t('chambers.choose')} text={t('chambers.chooseText')} />
          </Panel>
        )}
      </div>
    </>
  );
  const contents = {
    today: <MyDayView address={address} />,
    day,
    awaiting: <AwaitingList address={address} />,
    bundle: <BundleList address={address} />,
  };
  return (
    <>
      <CallFailure className="before" error={error} />
      {data && address.view !== 'today' && (
        <p className={styles.chambersWaits}>
          <PenLine className="i" aria-hidden />
          {t('chambers.waits', {
            hearings: t('chambers.hearings', { count: data.hearings.length }),
            signature: t('chambers.awaitingCount', { count: data.awaiting.signature }),
            ruling: t('chambers.awaitingCount', { count: data.awaiting.ruling }),
          })}
        </p>
      )}
      {data || error || address.view === 'today' ? (
        <Tabs
          label={t('titles.judgeDashboard')}
          selected={address.view}
          onSelect={(view) => address.change({ view: view === 'today' ? null : view, page: null })}
          tabs={chambersViews.map((key) => ({ key, title: t(`chambers.tab.${key}`), content: contents[key] }))}
        />
      ) : (
        <Skeleton lines={8} fills />
      )}
    </>
  );
}
