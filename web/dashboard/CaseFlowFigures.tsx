import { CircleCheck, OctagonAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '#contract/dashboard';
import { numberFormat } from '#domain/intl/formats';
import { leastReviewedValues } from '#domain/reports/changedShare';
import { writeCount } from '#domain/text/writeCount';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { type SystemState, useReadiness } from '#web/site/useReadiness.ts';
import { Status } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './CaseFlowFigures.module.css';
import { formatAge } from './formatAge.ts';
import { Stat } from './Stat.tsx';
import { useDashboard } from './useDashboard.ts';

const tenths = numberFormat({ maximumFractionDigits: 1, minimumFractionDigits: 1 });

/**
 * The six figures, each with its sample size and a link to its rows. No figure is invented (departure 9): if the call
 * fails, the last figures remain with their age; without any, a dash is shown.
 */
export function CaseFlowFigures({ mayReadFilings }: { mayReadFilings: boolean }) {
  const { t } = useTranslation();
  const { data, error, fulfilledTimeStamp, refetch } = useDashboard();
  const { system } = useReadiness();
  useEffect(() => {
    if (error) toast.error(errorText(error), { toastId: 'figures' });
  }, [error]);

  return (
    <>
      <CallFailure className="before" error={error}>
        {data && t('dashboard.fallback', { age: formatAge(fulfilledTimeStamp ?? 0, Date.now()) })}{' '}
        <button type="button" className="link-button" onClick={() => void refetch()}>
          {t('dashboard.tryAgain')}
        </button>
      </CallFailure>
      <section className={styles.stats} aria-label={t('dashboard.figures.label')}>
        {mayReadFilings && <OfFilings figures={data?.figures ?? undefined} isFailed={error !== undefined} />}
        <OfSystem system={system} />
      </section>
    </>
  );
}

function OfFilings({ figures, isFailed }: { figures: Figures | undefined; isFailed: boolean }) {
  const { t } = useTranslation();
  const n = figures?.documents.value ?? 0;
  const sample = figures && n === 0 ? t('dashboard.figures.nothingAnalyzed') : undefined;
  const unknown = figures ? undefined : t(isFailed ? 'dashboard.figures.none' : 'common.loading');
  const seconds = figures?.average_processing_time;
  const looked = figures?.looked_at;
  const hasEnoughData = looked !== undefined && looked.looked_at >= leastReviewedValues;
  return (
    <>
      <Stat
        to={figures?.documents.href ?? '/case-processing'}
        title={t('dashboard.figures.processed')}
        value={figures && writeCount(n)}
        about={unknown ?? t('dashboard.figures.processedAbout', { complete: writeCount(figures?.complete.value ?? 0) })}
      />
      <Stat
        to={figures?.documents.href ?? '/case-processing'}
        title={t('dashboard.figures.time')}
        value={seconds == null ? undefined : seconds < 1 ? writeCount(seconds * 1000) : tenths.format(seconds)}
        unit={t(seconds != null && seconds < 1 ? 'dashboard.figures.milliseconds' : 'dashboard.figures.seconds')}
        about={unknown ?? sample ?? t('dashboard.figures.timeAbout', { n: writeCount(n) })}
      />
      <Stat
        to={figures?.active_cases.href ?? '/cases'}
        title={t('dashboard.figures.cases')}
        value={figures && writeCount(figures.active_cases.value)}
        about={unknown ?? t('dashboard.figures.casesAbout')}
      />
      <Stat
        to={figures?.pending_hearings.href ?? '/calendar'}
        title={t('dashboard.figures.hearings')}
        value={figures && writeCount(figures.pending_hearings.value)}
        about={unknown ?? t('dashboard.figures.hearingsAbout')}
      />
      <Stat
        to={looked?.href ?? '/case-processing'}
        title={t('dashboard.figures.validation')}
        value={hasEnoughData ? tenths.format((100 * looked.confirmed) / looked.looked_at) : undefined}
        unit={t('dashboard.figures.percent')}
        about={
          unknown ??
          t(hasEnoughData ? 'dashboard.figures.validationAbout' : 'dashboard.figures.validationTooFew', {
            confirmed: writeCount(looked?.confirmed ?? 0),
            n: writeCount(looked?.looked_at ?? 0),
            count: looked?.looked_at ?? 0,
            days: looked?.days ?? 0,
          })
        }
      />
    </>
  );
}

function OfSystem({ system }: { system: SystemState }) {
  const { t } = useTranslation();
  const checked = 'checks' in system ? Object.keys(system.checks).length : 0;
  const isReady = system.state === 'ready';
  return (
    <Stat
      to="/status"
      title={t('dashboard.figures.system')}
      value={
        system.state === 'asking' ? undefined : (
          <Status tone={isReady ? 'ok' : 'bad'} icon={isReady ? CircleCheck : OctagonAlert}>
            {t(`status.${system.state}`)}
          </Status>
        )
      }
      about={system.state === 'asking' ? t('common.loading') : t('dashboard.figures.systemAbout', { count: checked })}
    />
  );
}
