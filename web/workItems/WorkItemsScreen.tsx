import { ClipboardList, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { type WorkItem, workItemLists } from '#contract/workItems';
import { may } from '#domain/identity/permissions';
import { oneOfOr, pageNumber } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { ChangeWorkItem } from './ChangeWorkItem.tsx';
import { useListWorkItemsQuery } from './workItemsApi.ts';
import { workTones } from './workTones.ts';

const schema = z.object({ list: oneOfOr(workItemLists, 'open'), page: pageNumber });

/** /work-items: the requests of all cases that the court must arrange, by deadline. */
export function WorkItemsScreen() {
  const { t } = useTranslation();
  const manages = useAppSelector((state) => may(capacityOf(state.user), 'work-items:manage'));
  return (
    <>
      <PageHead title={t('titles.workItems')}>{manages && t('workItems.queueIntro')}</PageHead>
      {manages ? (
        <Queue />
      ) : (
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('workItems.notYours')} text={t('workItems.notYoursText')} />
        </Panel>
      )}
    </>
  );
}

function Queue() {
  const { t } = useTranslation();
  const format = useFormat();
  const { query, change } = useUrlQuery(schema);
  const [changing, setChanging] = useState<WorkItem | null>(null);
  const { data, error } = useListWorkItemsQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <Panel padded={false}>
      <div className="table-filters">
        <Segmented
          label={t('workItems.which')}
          options={workItemLists.map((value) => ({ value, label: t(`workItems.list.${value}`) }))}
          value={query.list}
          onChange={(list) => change({ list, page: null })}
        />
      </div>
      <CallFailure className="body" error={error} />
      {!data && !error && <Skeleton lines={5} />}
      {data?.data.length === 0 && (
        <EmptyState icon={ClipboardList} title={t('workItems.none')} text={t('workItems.noneText')} />
      )}
      {data && data.data.length > 0 && (
        <Table
          cards
          caption={t('titles.workItems')}
          rows={data.data}
          rowKey={({ id }) => id}
          columns={columnsOf(t, format, setChanging)}
        />
      )}
      {data && data.total_pages > 1 && (
        <Pager page={query.page} totalPages={data.total_pages} onPage={(page) => change({ page: String(page) })} />
      )}
      {changing && <ChangeWorkItem item={changing} people={data?.people ?? []} onClose={() => setChanging(null)} />}
    </Panel>
  );
}

type T = ReturnType<typeof useTranslation>['t'];

function columnsOf(t: T, format: Format, onChange: (item: WorkItem) => void): Column<WorkItem>[] {
  return [
    {
      key: 'kind',
      title: t('workItems.field.kind'),
      cell: ({ kind, subject, person }) => (
        <>
          {t(`workItems.kind.${kind}`)} <span className="muted small">{t('workItems.about', { subject, person })}</span>
        </>
      ),
    },
    {
      key: 'case',
      title: t('titles.case'),
      cell: ({ case_id, case_number, case_title }) => (
        <span>
          <Link to={`/cases/${case_id}?tab=hearings`}>{case_number}</Link> {case_title}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('workItems.field.state'),
      cell: ({ state, late }) => (
        <>
          <Badge tone={workTones[state]}>{t(`workItems.state.${state}`)}</Badge>{' '}
          {late && <Badge tone="warn">{t('workItems.lateShort')}</Badge>}
        </>
      ),
    },
    {
      key: 'due',
      title: t('workItems.field.due'),
      cell: ({ due_on }) => (due_on ? format.day(due_on) : t('workItems.noDue')),
    },
    {
      key: 'assigned',
      title: t('workItems.field.assigned'),
      secondary: true,
      cell: ({ assigned_to }) => assigned_to ?? t('workItems.unassigned'),
    },
    {
      key: 'act',
      title: t('lists.actions'),
      cell: (item) => (
        <Button dense onClick={() => onChange(item)} aria-label={t('workItems.changeOf', { subject: item.subject })}>
          {t('workItems.change')}
        </Button>
      ),
    },
  ];
}
