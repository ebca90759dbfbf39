import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { Simulation } from '#contract/simulations';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { SimulationStatus } from './SimulationStatus.tsx';
import { useCancelSimulationMutation, useReadSimulationQuery } from './simulationsApi.ts';
import { useChangeWords } from './useChangeWords.ts';
import { WhatIfReport } from './WhatIfReport.tsx';
import styles from './whatIf.module.css';

const everyMs = 1000;

const isUnderWay = ({ state }: Simulation) => state === 'queued' || state === 'running';

/** /calendar/what-if/:id: a change, the progress of its simulation, and then what it shows. */
export function WhatIfScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { id = '' } = useParams();
  const known = useReadSimulationQuery({ id });
  const continues = known.data ? isUnderWay(known.data.data) : false;
  const { data, error } = useReadSimulationQuery({ id }, { pollingInterval: continues ? everyMs : 0 });
  const simulation = data?.data;
  const back = (
    <Link className={buttonClass({})} to="/calendar/what-if">
      {t('calendar.whatIf.another')}
    </Link>
  );
  return (
    <>
      <PageHead title={t('titles.whatIf')} actions={back}>
        {simulation &&
          t('calendar.whatIf.askedBy', { who: simulation.asked_by, when: format.moment(simulation.asked_at) })}
      </PageHead>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={8} fills />}
      {simulation && (
        <div className="stack">
          <Panel title={t('calendar.whatIf.change')} aside={<SimulationStatus state={simulation.state} />}>
            <Change simulation={simulation} />
          </Panel>
          {data.report && <WhatIfReport simulation={simulation} report={data.report} />}
        </div>
      )}
    </>
  );
}

function Change({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation();
  const wordsOf = useChangeWords();
  const { id, failure, runs, done, weeks, scenario } = simulation;
  const [cancel, { isLoading }] = useCancelSimulationMutation();
  const stop = async () => {
    const reply = await cancel({ id });
    if (reply.error) toast.error(errorText(reply.error));
  };
  return (
    <div className="stack">
      <ul className={styles.list}>
        {wordsOf(scenario).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {failure && <Note tone="warn">{t(`calendar.whatIf.failure.${failure}`)}</Note>}
      {isUnderWay(simulation) && (
        <>
          <ProgressBar
            label={t('calendar.whatIf.progress')}
            value={done}
            max={runs}
            words={t('calendar.whatIf.progressWords', { done, runs })}
          />
          <div className="row">
            <Button busy={isLoading} onClick={() => void stop()}>
              {t('calendar.whatIf.stop')}
            </Button>
          </div>
        </>
      )}
      {!isUnderWay(simulation) && !failure && (
        <p className="muted">{t('calendar.whatIf.ended', { count: done, weeks })}</p>
      )}
    </div>
  );
}
