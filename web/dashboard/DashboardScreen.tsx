import { useTranslation } from 'react-i18next';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useReadSiteQuery } from '#web/site/siteApi.ts';
import { useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Benefits } from './Benefits.tsx';
import { CaseFlowFigures } from './CaseFlowFigures.tsx';
import styles from './DashboardScreen.module.css';
import { NeedsYou } from './NeedsYou.tsx';
import { PendingLine } from './PendingLine.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { SampleCourtProgress } from './SampleCourtProgress.tsx';
import { useDashboard } from './useDashboard.ts';

const FilerHome = lazily(async () => (await import('./home/FilerHome.tsx')).FilerHome);

/** /dashboard: for people who file their home, for everyone else the court's figures and what needs attention. */
export function DashboardScreen() {
  const isFiler = useAppSelector((state) => may(capacityOf(state.user), 'home:read'));
  return isFiler ? <FilerHome /> : <CourtDashboard />;
}

/** The court's figures, recent activity, and quick actions. */
function CourtDashboard() {
  const { t } = useTranslation();
  const user = useAppSelector((state) => state.user);
  const capacity = capacityOf(user);
  const isComing = useIsComing();
  return (
    <>
      <PageHead title={t('dashboard.heading')}>{t('dashboard.greeting', { name: user.full_name })}</PageHead>
      <div className={styles.dash}>
        {isComing && (
          <div className={styles.coming}>
            <Skeleton lines={6} />
          </div>
        )}
        <div hidden={isComing}>
          {capacity === 'pending_judge' && (
            <div className="before">
              <Note>{t('dashboard.pendingJudge')}</Note>
            </div>
          )}
          <SampleCourtProgress />
          {may(capacity, 'filings:review') && <PendingLine />}
          <NeedsYou />
          <CaseFlowFigures mayReadFilings={may(capacity, 'filings:read')} />
          <RecentActivity />
        </div>
        <aside>
          <QuickActions />
          <Benefits />
        </aside>
      </div>
    </>
  );
}

/**
 * Whether the first responses, whose length is unknown, are pending: panels above others are shown together with them.
 */
function useIsComing(): boolean {
  const { isLoading } = useDashboard();
  const { isLoading: isSiteLoading } = useReadSiteQuery();
  return isLoading || isSiteLoading;
}
