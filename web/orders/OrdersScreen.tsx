import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { type OrderRow, orderLists } from '#contract/orderDrafts';
import { idText, oneOfOr, pageNumber } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { LazyJudgeChoice } from '#web/rulings/LazyJudgeChoice.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { useListOrderDraftsQuery } from './ordersApi.ts';

const schema = z.object({ list: oneOfOr(orderLists, 'drafts'), page: pageNumber, judge: idText });

/** /orders: the orders of a judge, by what happens next. Two of one case can be compared. */
export function OrdersScreen() {
  const { t } = useTranslation();
  const { query, change } = useUrlQuery(schema);
  const [chosen, setChosen] = useState<OrderRow[]>([]);
  const { judge, ...asked } = query;
  const which = { ...asked, ...(judge && { judge_id: judge }) };
  const { data, error } = useListOrderDraftsQuery(which, { refetchOnMountOrArgChange: true });
  const choose = (row: OrderRow) =>
    setChosen((now) => (now.some(({ id }) => id === row.id) ? now.filter(({ id }) => id !== row.id) : [...now, row]));
  const [first, second] = chosen;
  const isPair = chosen.length === 2 && first!.case_id === second!.case_id;
  return (
    <>
      <PageHead
        title={t('titles.orders')}
        actions={
          <>
            {isPair && (
              <Link className={buttonClass({ kind: 'primary' })} to={`/orders/${first!.id}/compare/${second!.id}`}>
                {t('orders.compare')}
              </Link>
            )}
            <Link className={buttonClass()} to="/orders/new">
              {t('orders.newOrder')}
            </Link>
          </>
        }
      >
        {t('orders.intro')}
      </PageHead>
      <Panel padded={false}>
        <div className="table-filters">
          <LazyJudgeChoice judge={judge} onChange={(id) => change({ judge: id })} />
          <Segmented
            label={t('orders.which')}
            options={orderLists.map((value) => ({ value, label: t(`orders.list.${value}`) }))}
            value={query.list}
            onChange={(list) => change({ list, page: null })}
          />
        </div>
        <CallFailure className="body" error={error} />
        {!data && !error && <Skeleton lines={5} />}
        {data?.data.length === 0 && <EmptyState icon={FilePen} title={t('orders.none')} text={t('orders.noneText')} />}
        {data && data.data.length > 0 && (
          <OrderTable rows={data.data} chosen={chosen.map(({ id }) => id)} onChoose={choose} />
        )}
        {data && data.total_pages > 1 && (
          <Pager page={query.page} totalPages={data.total_pages} onPage={(page) => change({ page: String(page) })} />
        )}
      </Panel>
    </>
  );
}

type TableProps = { rows: OrderRow[]; chosen: string[]; onChoose: (row: OrderRow) => void };

function OrderTable({ rows, chosen, onChoose }: TableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns: Column<OrderRow>[] = [
    {
      key: 'choose',
      title: t('orders.column.compare'),
      cell: (row) => (
        <Checkbox
          label={t('orders.choose', { title: row.title })}
          checked={chosen.includes(row.id)}
          disabled={chosen.length === 2 && !chosen.includes(row.id)}
          onChange={() => onChoose(row)}
        />
      ),
    },
    {
      key: 'title',
      title: t('orders.column.order'),
      cell: ({ id, title }) => <Link to={`/orders/${id}`}>{title}</Link>,
    },
    {
      key: 'case',
      title: t('orders.column.case'),
      cell: ({ case_id, case_number, case_title }) => (
        <>
          <Link to={`/cases/${case_id}`}>{case_number}</Link> {case_title}
        </>
      ),
    },
    { key: 'source', title: t('orders.column.source'), cell: ({ source }) => t(`orders.source.${source}`) },
    {
      key: 'changed',
      title: t('orders.column.changed'),
      cell: ({ changed_at, changed_by }) => `${format.moment(changed_at)}, ${changed_by}`,
    },
  ];
  return <Table cards caption={t('titles.orders')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
