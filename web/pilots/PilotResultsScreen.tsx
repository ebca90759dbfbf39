import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { Pilot, PilotFigures } from '#contract/pilots';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Disagreement } from './Disagreement.tsx';
import { PilotGuard } from './PilotGuard.tsx';
import { TargetStatus } from './PilotStatus.tsx';
import styles from './pilots.module.css';
import { useListPilotFilingsQuery, useReadPilotQuery } from './pilotsApi.ts';
import { usePilotWords } from './usePilotWords.ts';

const mostShown = 50;

/** /pilots/:id/results: what a pilot shows, for the presiding judge and for printing. */
export function PilotResultsScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error } = useReadPilotQuery({ id });
  return (
    <PilotGuard>
      <PageHead
        title={data ? t('pilots.results.title', { department: data.data.department }) : t('titles.pilotResults')}
        actions={<Actions id={id} />}
      >
        {data && <Period pilot={data.data} />}
      </PageHead>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={8} fills />}
      {data && (
        <div className="stack">
          <p className={styles.lead}>
            {t('pilots.results.lead', { count: data.figures.filings.read })} {t('pilots.results.nothingDecided')}
          </p>
          <Cards figures={data.figures} />
          <Disagreements id={id} figures={data.figures} />
          <p className="muted small">{t('pilots.results.intervals')}</p>
        </div>
      )}
    </PilotGuard>
  );
}

function Actions({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Link className={buttonClass({})} to={pathTo.pilot(id)}>
        {t('pilots.results.back')}
      </Link>
      <Button onClick={() => window.print()}>
        <Printer className="i" aria-hidden />
        {t('pilots.results.print')}
      </Button>
    </>
  );
}

function Period({ pilot: { starts_on, ends_on } }: { pilot: Pilot }) {
  const { t } = useTranslation();
  const format = useFormat();
  return <>{t('pilots.dayRange', { from: format.day(starts_on), to: format.day(ends_on) })}</>;
}

/** Each target with its figure in large type. */
function Cards({ figures: { targets } }: { figures: PilotFigures }) {
  const { t } = useTranslation();
  const words = usePilotWords();
  return (
    <ul className={styles.boxes} aria-label={t('pilots.targets')}>
      {targets.map((target) => (
        <li key={target.metric} className={styles.box}>
          <span>{t(`pilots.metric.${target.metric}`)}</span>
          <strong>{target.figure.share ? words.percent(target.figure.share.value) : t('pilots.noData')}</strong>
          {target.figure.share && <span className="muted small">{words.basis(target)}</span>}
          <span className="muted small">{t('pilots.results.target', { target: words.target(target) })}</span>
          <TargetStatus status={target.status} />
        </li>
      ))}
    </ul>
  );
}

function Disagreements({ id, figures: { disagreements } }: { id: string; figures: PilotFigures }) {
  const { t } = useTranslation();
  const { data, error } = useListPilotFilingsQuery({ id, set: 'disagreements', page: 1, per_page: mostShown });
  return (
    <Panel title={t('pilots.results.disagreements', { count: disagreements.filings })} padded={false}>
      <CallFailure error={error} />
      {data?.total === 0 && <p className="body muted">{t('pilots.results.noDisagreements')}</p>}
      {data && data.total > 0 && (
        <ul className={styles.filings}>
          {data.data.map((filing) => (
            <li key={filing.id} className={styles.filing}>
              <h3>{filing.file_name}</h3>
              {filing.disagreements.map((one) => (
                <Disagreement key={one.subject} filing={filing} one={one} />
              ))}
            </li>
          ))}
        </ul>
      )}
      {data && data.total > mostShown && (
        <p className="body muted">{t('pilots.results.more', { count: data.total - mostShown })}</p>
      )}
    </Panel>
  );
}
