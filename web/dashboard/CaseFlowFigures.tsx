import { CircleCheck, OctagonAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#web/errorText.ts';
import { useListFilingsQuery } from '#web/filings/filingsApi.ts';
import { useReadiness } from '#web/site/useReadiness.ts';
import { Note } from '#web/ui/Note.tsx';
import { Status } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import { formatAge } from './formatAge.ts';
import { Stat } from './Stat.tsx';

const whole = new Intl.NumberFormat('en-US');
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/**
 * SPEC.md 2's six figures, each with its sample and a way to its rows. No figure is ever invented (decision 9): when
 * the call fails, the last ones stay, with their age, and without any there is a dash.
 */
export function CaseFlowFigures({ mayReadFilings }: { mayReadFilings: boolean }) {
  const { t } = useTranslation();
  const { data, error, fulfilledTimeStamp, refetch } = useListFilingsQuery({ page: 1 }, { skip: !mayReadFilings });
  const { system } = useReadiness();
  useEffect(() => {
    if (error) toast.error(errorText(error), { toastId: 'figures' });
  }, [error]);

  const totals = data?.results;
  const analysed = totals && totals.average_processing_time !== null;
  return (
    <>
      {error && (
        <div className="before">
          <Note tone="warn">
            {errorText(error)}{' '}
            {totals && t('dashboard.fallback', { age: formatAge(fulfilledTimeStamp ?? 0, Date.now()) })}{' '}
            <button type="button" className="linkish" onClick={() => void refetch()}>
              {t('dashboard.tryAgain')}
            </button>
          </Note>
        </div>
      )}
      <section className="stats" aria-label={t('dashboard.figures.label')}>
        {mayReadFilings && (
          <>
            <Stat
              to="/case-processing"
              title={t('dashboard.figures.processed')}
              value={totals && whole.format(totals.total_documents)}
              about={t('dashboard.figures.processedAbout')}
            />
            <Stat
              to="/case-processing"
              title={t('dashboard.figures.time')}
              value={analysed ? tenths.format(totals.average_processing_time ?? 0) : undefined}
              unit={t('dashboard.figures.seconds')}
              about={analysed ? t('dashboard.figures.timeAbout') : t('dashboard.figures.nothingAnalysed')}
            />
            <Stat
              to="/case-processing"
              title={t('dashboard.figures.cases')}
              value={totals && whole.format(totals.total_cases)}
              about={t('dashboard.figures.casesAbout')}
            />
            <Stat
              to="/calendar"
              title={t('dashboard.figures.hearings')}
              value={totals && whole.format(totals.upcoming_hearings)}
              about={t('dashboard.figures.hearingsAbout')}
            />
            <Stat
              to="/case-processing"
              title={t('dashboard.figures.validation')}
              value={totals?.average_accuracy == null ? undefined : tenths.format(totals.average_accuracy)}
              unit={t('dashboard.figures.percent')}
              about={analysed ? t('dashboard.figures.validationAbout') : t('dashboard.figures.nothingAnalysed')}
            />
          </>
        )}
        <Stat
          to="/status"
          title={t('dashboard.figures.system')}
          value={
            system.state === 'asking' ? undefined : system.state === 'ready' ? (
              <Status tone="ok" icon={CircleCheck}>
                {t('status.ready')}
              </Status>
            ) : (
              <Status tone="bad" icon={OctagonAlert}>
                {t(`status.${system.state}`)}
              </Status>
            )
          }
          about={
            system.state === 'asking'
              ? t('common.loading')
              : t('dashboard.figures.systemAbout', {
                  count: 'checks' in system ? Object.keys(system.checks).length : 0,
                })
          }
        />
      </section>
    </>
  );
}
