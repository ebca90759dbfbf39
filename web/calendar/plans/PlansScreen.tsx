import { CalendarCog, Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CalendarPlan } from '#contract/calendarPlans';
import { dateInZone } from '#domain/days/dateInZone';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { PlanStatus } from './PlanStatus.tsx';
import { useListCalendarPlansQuery, useReadPlanWeightsQuery } from './plansApi.ts';

const PlanDialog = lazily(async () => (await import('./PlanDialog.tsx')).PlanDialog, null);
const WeightsDialog = lazily(async () => (await import('./WeightsDialog.tsx')).WeightsDialog, null);

/** /calendar/plans: plans of the court’s calendar, the newest first. */
export function PlansScreen() {
  const { t } = useTranslation();
  const zone = useAppSelector(({ user }) => user.court_time_zone) ?? 'UTC';
  const [isAsking, setAsking] = useState(false);
  const { data, error } = useListCalendarPlansQuery({});
  const weights = useReadPlanWeightsQuery({});
  const [isWeighing, setWeighing] = useState(false);
  const ask = (
    <>
      <Button disabled={!weights.data} onClick={() => setWeighing(true)}>
        <Scale className="i" aria-hidden />
        {t('calendar.plan.weights')}
      </Button>
      <Button kind="primary" disabled={!weights.data} onClick={() => setAsking(true)}>
        {t('calendar.plan.new')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={t('titles.plans')} actions={ask}>
        {t('calendar.plan.intro')}
      </PageHead>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={6} fills />}
      {data?.data.length === 0 && (
        <Panel>
          <EmptyState icon={CalendarCog} title={t('calendar.plan.none')} text={t('calendar.plan.noneText')} />
        </Panel>
      )}
      {data && data.data.length > 0 && <PlanList plans={data.data} />}
      {isAsking && weights.data && (
        <PlanDialog today={dateInZone(new Date(), zone)} weights={weights.data.data} onClose={() => setAsking(false)} />
      )}
      {isWeighing && weights.data && <WeightsDialog known={weights.data} onClose={() => setWeighing(false)} />}
    </>
  );
}

function PlanList({ plans }: { plans: readonly CalendarPlan[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('titles.plans')} padded={false}>
      <Table<CalendarPlan>
        cards
        caption={t('titles.plans')}
        rows={plans}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'days',
            title: t('calendar.plan.days'),
            cell: ({ id, first_day, last_day }) => (
              <Link to={pathTo.calendarPlan(id)}>
                {t('calendar.plan.range', { first: format.day(first_day), last: format.day(last_day) })}
              </Link>
            ),
          },
          { key: 'scope', title: t('calendar.plan.scope'), cell: ({ scope }) => t(`calendar.plan.scopes.${scope}`) },
          {
            key: 'placed',
            title: t('calendar.plan.placed'),
            cell: ({ placed, total }) =>
              total === null ? '' : t('calendar.plan.placedOf', { placed: placed ?? 0, total }),
          },
          {
            key: 'asked',
            title: t('calendar.plan.asked'),
            secondary: true,
            cell: ({ asked_by, asked_at }) =>
              t('calendar.plan.askedBy', { who: asked_by, when: format.moment(asked_at) }),
          },
          { key: 'state', title: t('calendar.list.status'), cell: ({ state }) => <PlanStatus state={state} /> },
        ]}
      />
    </Panel>
  );
}
