import { useTranslation } from 'react-i18next';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/identity/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Benefits } from './Benefits.tsx';
import { CaseFlowFigures } from './CaseFlowFigures.tsx';
import styles from './DashboardScreen.module.css';
import { NeedsYou } from './NeedsYou.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { SampleCourtProgress } from './SampleCourtProgress.tsx';

/** /dashboard: the court's figures, what happened lately, and the ways on. */
export function DashboardScreen() {
  const { t } = useTranslation();
  const user = useAppSelector((state) => state.user);
  const capacity = capacityOf(user);
  return (
    <>
      <PageHead title={t('dashboard.heading')}>{t('dashboard.greeting', { name: user.full_name })}</PageHead>
      <div className={styles.dash}>
        <div>
          {capacity === 'pending_judge' && (
            <div className="before">
              <Note>{t('dashboard.pendingJudge')}</Note>
            </div>
          )}
          <SampleCourtProgress />
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
