import { Microscope } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Pilot } from '#contract/pilots';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { PilotGuard } from './PilotGuard.tsx';
import { PilotStatus } from './PilotStatus.tsx';
import { PlanPilot } from './PlanPilot.tsx';
import { useListPilotsQuery } from './pilotsApi.ts';

/** /pilots: the pilots of the court, and a new one. */
export function PilotsScreen() {
  const { t } = useTranslation();
  return (
    <PilotGuard>
      <PageHead title={t('titles.pilots')}>{t('pilots.intro')}</PageHead>
      <Pilots />
    </PilotGuard>
  );
}

function Pilots() {
  const { t } = useTranslation();
  const manages = useAppSelector(({ user }) => may(capacityOf(user), 'pilots:manage'));
  const { data, error } = useListPilotsQuery({});
  return (
    <div className="stack">
      <CallFailure error={error} />
      {data && <Folder folder={data.folder} />}
      <Panel title={t('titles.pilots')} padded={false}>
        {!data && !error && <Skeleton lines={3} />}
        {data?.data.length === 0 && (
          <EmptyState icon={Microscope} title={t('pilots.none')} text={t('pilots.noneText')} />
        )}
        {data && data.data.length > 0 && <PilotTable pilots={data.data} />}
      </Panel>
      {manages && <PlanPilot />}
    </div>
  );
}

function Folder({ folder }: { folder: string | null }) {
  const { t } = useTranslation();
  if (folder === null) return <Note tone="warn">{t('pilots.noFolder')}</Note>;
  return (
    <Note>
      {t('pilots.inFolder')} <code>{folder}</code>
    </Note>
  );
}

function PilotTable({ pilots }: { pilots: readonly Pilot[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table<Pilot>
      cards
      caption={t('titles.pilots')}
      rows={pilots}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'department',
          title: t('pilots.department'),
          cell: ({ id, department }) => <Link to={pathTo.pilot(id)}>{department}</Link>,
        },
        {
          key: 'days',
          title: t('pilots.days'),
          cell: ({ starts_on, ends_on }) =>
            t('pilots.dayRange', { from: format.day(starts_on), to: format.day(ends_on) }),
        },
        { key: 'folder', title: t('pilots.folder'), secondary: true, cell: ({ folder }) => <code>{folder}</code> },
        { key: 'by', title: t('pilots.plannedBy'), secondary: true, cell: ({ created_by }) => created_by },
        { key: 'state', title: t('pilots.status'), cell: ({ state }) => <PilotStatus state={state} /> },
      ]}
    />
  );
}
