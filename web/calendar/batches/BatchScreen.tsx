import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { BatchMove, HearingBatch } from '#contract/hearingBatches';
import { pathTo } from '#domain/paths/pathTo';
import type { CallError } from '#web/calls/CallError.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { BatchStatus } from './BatchStatus.tsx';
import { useReadBatchQuery, useUndoBatchMutation } from './batchesApi.ts';
import { outcomeOf } from './outcomeOf.ts';
import { whenOf } from './ProposalTable.tsx';
import { problemsOf } from './useReschedule.ts';

const everyMs = 3000;

/** /calendar/changes/:id: hearings that were rescheduled together, each with its old and its new date. */
export function BatchScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const known = useReadBatchQuery({ id });
  const isWaiting = known.data?.state === 'queued' || known.data?.state === 'applied';
  const { data, error } = useReadBatchQuery({ id }, { pollingInterval: isWaiting ? everyMs : 0 });
  return (
    <>
      <PageHead title={data ? t(`calendar.batch.done.${outcomeOf(data)}`, { count: data.total }) : t('titles.batch')}>
        {data?.reason}
      </PageHead>
      {!data && <CallFailure error={error} />}
      {!data && !error && <Skeleton lines={8} fills />}
      {data && (
        <div className="stack">
          <BatchFacts batch={data} />
          {data.problems.length > 0 && (
            <Note tone="warn">
              <p>{t(`calendar.batch.record.${data.state === 'failed' ? 'failedFor' : 'leftOut'}`)}</p>
              <ul>
                {data.problems.map(({ hearing_id, case_number, problems }) => (
                  <li key={hearing_id}>
                    {t('calendar.batch.record.problem', { number: case_number, problem: problems.join('. ') })}
                  </li>
                ))}
              </ul>
            </Note>
          )}
          {data.hearings.length > 0 && <Moves moves={data.hearings} isUndone={data.state === 'undone'} />}
        </div>
      )}
    </>
  );
}

function BatchFacts({ batch }: { batch: HearingBatch }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { made_by, made_at, state, notices_due_at, notified_at, notified, undone_at, undone_by, abilities } = batch;
  return (
    <Panel title={t('calendar.batch.record.heading')} aside={<BatchStatus state={state} />}>
      <div className="stack">
        <p>
          {made_by === null
            ? t('calendar.batch.record.madeByCourt', { when: format.moment(made_at) })
            : t('calendar.batch.record.made', { who: made_by, when: format.moment(made_at) })}
        </p>
        {state === 'queued' && (
          <ProgressBar
            label={t('calendar.batch.record.progress')}
            value={batch.done}
            max={batch.total}
            words={t('calendar.batch.record.of', { done: batch.done, total: batch.total })}
          />
        )}
        {state === 'applied' && notices_due_at && (
          <p>{t('calendar.batch.record.due', { when: format.moment(notices_due_at) })}</p>
        )}
        {notified_at && notified !== null && (
          <p>{t('calendar.batch.record.notified', { count: notified, when: format.moment(notified_at) })}</p>
        )}
        {undone_at && <p>{t('calendar.batch.record.undone', { who: undone_by, when: format.moment(undone_at) })}</p>}
        {batch.plan_id && (
          <p>
            <Link to={pathTo.calendarPlan(batch.plan_id)}>{t('calendar.batch.record.plan')}</Link>
          </p>
        )}
        {abilities.undo && <UndoButton id={batch.id} />}
        {abilities.restore && (
          <p>
            <Link to={pathTo.reschedule({ returns: batch.id, cause: 'return' })}>
              {t('calendar.batch.record.restore')}
            </Link>
          </p>
        )}
      </div>
    </Panel>
  );
}

function UndoButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const [undo, undoing] = useUndoBatchMutation();
  const run = async () => {
    const reply = await undo({ id });
    if (reply.data) return toast.success(reply.data.message);
    const [problem] = problemsOf(reply.error as CallError);
    toast.error(problem ? `${errorText(reply.error)} ${problem.problems[0]}` : errorText(reply.error));
  };
  return (
    <div className="row">
      <Button busy={undoing.isLoading} onClick={() => void run()}>
        <RotateCcw className="i" aria-hidden />
        {t('calendar.batch.record.undo')}
      </Button>
    </div>
  );
}

function Moves({ moves, isUndone }: { moves: readonly BatchMove[]; isUndone: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const place = (at: NonNullable<BatchMove['to']>) => `${whenOf(at, format)}, ${at.venue}`;
  return (
    <Panel title={t('calendar.batch.hearings')} padded={false}>
      <Table<BatchMove>
        cards
        caption={t('calendar.batch.hearings')}
        rows={moves}
        rowKey={({ hearing_id }) => hearing_id}
        columns={[
          {
            key: 'case',
            title: t('calendar.list.case'),
            cell: ({ case_id, case_number, case_title, event_type }) => (
              <>
                {case_id ? <Link to={pathTo.case(case_id, 'hearings')}>{case_number}</Link> : case_number} {case_title}
                <br />
                <span className="muted small">{event_type}</span>
              </>
            ),
          },
          {
            key: 'from',
            title: t('calendar.batch.record.from'),
            cell: ({ from }) => {
              if (!from) return t('calendar.batch.record.request');
              return isUndone ? place(from) : <s>{place(from)}</s>;
            },
          },
          {
            key: 'to',
            title: t('calendar.batch.record.to'),
            cell: ({ to, opens }) => {
              if (!to) return t('calendar.batch.record.off');
              if (isUndone) return <s>{place(to)}</s>;
              return <Link to={pathTo.hearing(opens.id, opens.hearing_date)}>{place(to)}</Link>;
            },
          },
          { key: 'judge', title: t('calendar.field.judge'), secondary: true, cell: ({ judge }) => judge },
        ]}
      />
    </Panel>
  );
}
