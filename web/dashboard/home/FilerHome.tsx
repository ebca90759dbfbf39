import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useReadSiteQuery } from '#web/site/siteApi.ts';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Benefits } from '../Benefits.tsx';
import { CaseFlowFigures } from '../CaseFlowFigures.tsx';
import { QuickActions } from '../QuickActions.tsx';
import { RecentActivity } from '../RecentActivity.tsx';
import { SampleCourtProgress } from '../SampleCourtProgress.tsx';
import { DeadlinesPart } from './DeadlinesPart.tsx';
import { HearingsPart } from './HearingsPart.tsx';
import styles from './home.module.css';
import { useReadHomeAttentionQuery } from './homeApi.ts';
import { NewEntriesPart } from './NewEntriesPart.tsx';
import { ReturnsPart } from './ReturnsPart.tsx';
import { useShownWeek } from './useShownWeek.ts';
import { WeekPanel } from './WeekPanel.tsx';

/** Milliseconds between two updates while the screen is open; a notification triggers one immediately. */
const every = 60_000;

/** The home of people who file: their week and what needs attention, and below it the dashboard's other parts. */
export function FilerHome() {
  const { t } = useTranslation();
  const name = useAppSelector((state) => state.user.full_name);
  const isComing = useIsComing();
  return (
    <>
      <PageHead
        title={t('home.heading')}
        actions={
          <Link className={buttonClass({ kind: 'primary' })} to="/case-processing">
            {t('home.file')}
          </Link>
        }
      >
        {t('dashboard.greeting', { name })}
      </PageHead>
      {isComing && (
        <div className={styles.coming}>
          <Skeleton lines={6} />
        </div>
      )}
      <div hidden={isComing}>
        <SampleCourtProgress />
        <WeekPanel />
        <Attention />
        <div className={styles.lower}>
          <RecentActivity />
          <QuickActions />
        </div>
        <Figures />
      </div>
    </>
  );
}

/** Whether the first responses, whose length is unknown, are pending: the panels are shown together. */
function useIsComing(): boolean {
  const { isLoading: isSiteLoading } = useReadSiteQuery();
  const { isLoading: isWeekLoading } = useShownWeek();
  const { isLoading } = useReadHomeAttentionQuery();
  return isSiteLoading || isWeekLoading || isLoading;
}

/** Deadlines, hearings, returned filings, orders, and filings of others. */
function Attention() {
  const { t } = useTranslation();
  const { data, error } = useReadHomeAttentionQuery(undefined, {
    pollingInterval: every,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className="panel before" aria-label={t('home.attention')}>
      <header>
        <h2>{t('home.attention')}</h2>
      </header>
      <CallFailure className="body" error={error} />
      {data && (
        <div className={styles.parts}>
          <DeadlinesPart found={data.deadlines} today={data.today} />
          <HearingsPart found={data.hearings} />
          <ReturnsPart found={data.returns} />
          <NewEntriesPart kind="orders" found={data.orders} />
          <NewEntriesPart kind="filings" found={data.filings} />
        </div>
      )}
    </section>
  );
}

/** The figures of the specification, collapsed for people who do not run the court (departure 37). */
function Figures() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.figures} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('home.figures')}</summary>
      {isOpen && (
        <>
          <CaseFlowFigures mayReadFilings />
          <Benefits />
        </>
      )}
    </details>
  );
}
