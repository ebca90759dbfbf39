import { ChartSpline, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Simulation } from '#contract/simulations';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { SimulationStatus } from './SimulationStatus.tsx';
import { useListSimulationsQuery } from './simulationsApi.ts';
import { useChangeWords } from './useChangeWords.ts';
import { WhatIfForm } from './WhatIfForm.tsx';

/** /calendar/what-if: a change of the court to simulate, and those simulated earlier. */
export function WhatIfsScreen() {
  const { t } = useTranslation();
  const isAllowed = useAppSelector(({ user }) => may(capacityOf(user), 'calendar:simulate'));
  if (!isAllowed) {
    return (
      <>
        <PageHead title={t('titles.whatIf')} />
        <Panel>
          <EmptyState
            icon={LockKeyhole}
            title={t('calendar.whatIf.notYours')}
            text={t('calendar.whatIf.notYoursText')}
          />
        </Panel>
      </>
    );
  }
  return (
    <>
      <PageHead title={t('titles.whatIf')}>{t('calendar.whatIf.intro')}</PageHead>
      <div className="stack">
        <WhatIfForm />
        <Earlier />
      </div>
    </>
  );
}

function Earlier() {
  const { t } = useTranslation();
  const format = useFormat();
  const wordsOf = useChangeWords();
  const { data, error } = useListSimulationsQuery({});
  return (
    <Panel title={t('calendar.whatIf.earlier')} padded={false}>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={3} />}
      {data?.data.length === 0 && (
        <EmptyState icon={ChartSpline} title={t('calendar.whatIf.none')} text={t('calendar.whatIf.noneText')} />
      )}
      {data && data.data.length > 0 && (
        <Table<Simulation>
          cards
          caption={t('calendar.whatIf.earlier')}
          rows={data.data}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'change',
              title: t('calendar.whatIf.change'),
              cell: ({ id, scenario }) => <Link to={pathTo.whatIf(id)}>{wordsOf(scenario).join(' ')}</Link>,
            },
            {
              key: 'weeks',
              title: t('calendar.whatIf.form.weeks'),
              numeric: true,
              cell: ({ weeks }) => weeks,
            },
            {
              key: 'asked',
              title: t('calendar.whatIf.asked'),
              secondary: true,
              cell: ({ asked_by, asked_at }) =>
                t('calendar.whatIf.askedBy', { who: asked_by, when: format.moment(asked_at) }),
            },
            { key: 'state', title: t('calendar.list.status'), cell: ({ state }) => <SimulationStatus state={state} /> },
          ]}
        />
      )}
    </Panel>
  );
}
