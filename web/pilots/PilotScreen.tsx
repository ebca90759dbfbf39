import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { downloadPilotReport, type Pilot, type PilotFigures, type PilotFileProblem } from '#contract/pilots';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { SaveFile } from '#web/calls/SaveFile.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ChangePilot } from './ChangePilot.tsx';
import { EndPilot } from './EndPilot.tsx';
import { FieldTable, MinutesFacts, OutcomeTable } from './FigureTables.tsx';
import { PilotFilings } from './PilotFilings.tsx';
import { PilotGuard } from './PilotGuard.tsx';
import { PilotStatus } from './PilotStatus.tsx';
import styles from './pilots.module.css';
import { useReadPilotQuery } from './pilotsApi.ts';
import { TargetTable } from './TargetTable.tsx';

const everyMs = 5000;

/** /pilots/:id: a pilot with its targets, its figures, and the filings behind each. */
export function PilotScreen() {
  return (
    <PilotGuard>
      <OnePilot />
    </PilotGuard>
  );
}

function OnePilot() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const known = useReadPilotQuery({ id });
  const pollingInterval = known.data?.data.state === 'running' ? everyMs : 0;
  const { data, error } = useReadPilotQuery({ id }, { pollingInterval });
  return (
    <>
      <PageHead title={data?.data.department ?? t('titles.pilot')} actions={data && <Actions pilot={data.data} />}>
        {data && <Days pilot={data.data} />}
      </PageHead>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={8} fills />}
      {data && (
        <div className="stack">
          <Figures pilot={data.data} figures={data.figures} />
          {data.data.state !== 'planned' && <PilotFilings id={id} pollingInterval={pollingInterval} />}
          <Problems problems={data.problems} />
        </div>
      )}
    </>
  );
}

/** The days of a pilot, with its status. */
function Days({ pilot: { starts_on, ends_on, ended_on, state } }: { pilot: Pilot }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      {t('pilots.dayRange', { from: format.day(starts_on), to: format.day(ends_on) })}
      {ended_on !== null && ` ${t('pilots.endedOn', { day: format.day(ended_on) })}`} <PilotStatus state={state} />
    </>
  );
}

function Actions({ pilot }: { pilot: Pilot }) {
  const { t } = useTranslation();
  const { id, department, state } = pilot;
  const manages = useAppSelector(({ user }) => may(capacityOf(user), 'pilots:manage'));
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      {manages && state !== 'ended' && <Button onClick={() => setEnding(true)}>{t('pilots.end')}</Button>}
      {state !== 'planned' && (
        <>
          <SaveFile
            address={addressOfCall(downloadPilotReport, { id })}
            name={`Pilot in ${department}.pdf`}
            label={t('pilots.report')}
          />
          <Link className={buttonClass({ kind: 'primary' })} to={pathTo.pilotResults(id)}>
            {t('pilots.present')}
          </Link>
        </>
      )}
      {isEnding && <EndPilot pilot={pilot} onClose={() => setEnding(false)} />}
    </>
  );
}

function Figures({ pilot, figures }: { pilot: Pilot; figures: PilotFigures }) {
  const { t } = useTranslation();
  const manages = useAppSelector(({ user }) => may(capacityOf(user), 'pilots:manage'));
  const { taken, waiting } = figures.filings;
  if (pilot.state === 'planned') {
    return manages ? <ChangePilot key={pilot.version} pilot={pilot} /> : <Targets figures={figures} />;
  }
  return (
    <>
      {waiting > 0 && (
        <ProgressBar
          label={t('pilots.reading')}
          value={taken - waiting}
          max={taken}
          words={t('pilots.of', { hits: taken - waiting, of: taken })}
        />
      )}
      <Targets figures={figures} />
      <Panel title={t('pilots.fields')} padded={false}>
        <FieldTable fields={figures.fields} />
      </Panel>
      <Panel title={t('pilots.outcomes')} padded={false}>
        <OutcomeTable figures={figures} />
      </Panel>
      <Panel title={t('pilots.minutes.title')}>
        <MinutesFacts minutes={figures.minutes} seconds={figures.seconds} />
      </Panel>
    </>
  );
}

function Targets({ figures: { targets } }: { figures: PilotFigures }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('pilots.targets')} padded={false}>
      <TargetTable targets={targets} />
    </Panel>
  );
}

/** The files of the folder that were not used, with the cause. */
function Problems({ problems }: { problems: readonly PilotFileProblem[] }) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <Panel title={t('pilots.unused')}>
      <ul className={styles.problems}>
        {problems.map(({ name, problem, field }) => (
          <li key={name}>
            <code>{name}</code>: {t(`pilots.problem.${problem}`, { field: field ?? '' })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
