import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { CalendarPlan } from '#contract/calendarPlans';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlanComparison } from './PlanComparison.tsx';
import { PlanItems } from './PlanItems.tsx';
import { PlanStatus } from './PlanStatus.tsx';
import { useCancelCalendarPlanMutation, useReadCalendarPlanQuery } from './plansApi.ts';

const everyMs = 1000;

const isSearching = ({ state }: CalendarPlan) => state === 'queued' || state === 'running';

/** /calendar/plans/:id: a search with its progress, and then where it places each hearing. */
export function PlanScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { id = '' } = useParams();
  const known = useReadCalendarPlanQuery({ id });
  const goesOn = known.data ? isSearching(known.data.data) : false;
  const { data, error } = useReadCalendarPlanQuery({ id }, { pollingInterval: goesOn ? everyMs : 0 });
  const plan = data?.data;
  return (
    <>
      <PageHead title={t('titles.plan')}>
        {plan && t('calendar.plan.range', { first: format.day(plan.first_day), last: format.day(plan.last_day) })}
      </PageHead>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={8} fills />}
      {plan && (
        <div className="stack">
          <Panel title={t('calendar.plan.search')} aside={<PlanStatus state={plan.state} />}>
            <Search plan={plan} />
          </Panel>
          {data.comparison && <PlanComparison comparison={data.comparison} />}
          {data.items.length > 0 && <PlanItems plan={plan} items={data.items} />}
        </div>
      )}
    </>
  );
}

function Search({ plan }: { plan: CalendarPlan }) {
  const { t } = useTranslation();
  const { id, state, failure, seconds, searched_seconds, placed, total, steps } = plan;
  const [cancel, { isLoading }] = useCancelCalendarPlanMutation();
  const stop = async () => {
    const reply = await cancel({ id });
    if (reply.error) toast.error(errorText(reply.error));
  };
  if (failure) return <Note tone="warn">{t(`calendar.plan.failure.${failure}`)}</Note>;
  return (
    <div className="stack">
      {isSearching(plan) ? (
        <>
          <ProgressBar
            label={t('calendar.plan.progress')}
            value={Math.min(searched_seconds, seconds)}
            max={seconds}
            words={t('calendar.plan.progressWords', { done: Math.round(searched_seconds), seconds })}
          />
          <div className="row">
            <Button busy={isLoading} onClick={() => void stop()}>
              {t('calendar.plan.stop')}
            </Button>
          </div>
        </>
      ) : (
        <p>{t(`calendar.plan.ended.${state === 'canceled' ? 'canceled' : 'done'}`, { steps })}</p>
      )}
      {total !== null && <p>{t('calendar.plan.placedOf', { placed: placed ?? 0, total })}</p>}
    </div>
  );
}
