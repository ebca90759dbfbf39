import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '#domain/intl/formats';
import { Button } from '#web/ui/Button.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { SuggestionList } from '#web/ui/SuggestionList.tsx';
import { type Column, type Sort, Table } from '#web/ui/Table.tsx';

type Row = { number: string; title: string; amount: number; complete: boolean };

/** Fictional, like every name in the kit. */
const rows: Row[] = [
  { number: '26CV00431', title: 'Sample v. Example Logistics, Inc.', amount: 84500, complete: true },
  { number: '26CV00430', title: 'Doe v. Sample Builders', amount: 12000, complete: false },
  { number: '26SC00218', title: 'Placeholder v. Sample', amount: 6120.5, complete: true },
  { number: '26PR00093', title: 'Estate of Placeholder', amount: 1240000, complete: true },
];
const dollars = numberFormat({ style: 'currency', currency: 'USD' });

export function KitTable() {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['26CV00431']));
  const [sort, setSort] = useState<Sort>({ key: 'number', direction: 'descending' });
  const [page, setPage] = useState(1);
  const say = (key: string) => t(`kit.table.${key}`);
  const columns: Column<Row>[] = [
    { key: 'number', title: say('case'), sortable: true, cell: (row) => <span className="nowrap">{row.number}</span> },
    { key: 'title', title: say('title'), sortable: true, cell: (row) => row.title },
    {
      key: 'amount',
      title: say('amount'),
      numeric: true,
      secondary: true,
      sortable: true,
      cell: (row) => dollars.format(row.amount),
    },
    {
      key: 'complete',
      title: say('state'),
      cell: ({ complete }) => (
        <Badge tone={complete ? 'ok' : 'bad'}>{t(`kit.status.${complete ? 'complete' : 'incomplete'}`)}</Badge>
      ),
    },
  ];
  return (
    <section>
      <h2>{say('heading')}</h2>
      <div className="panel">
        <div className="bulk">
          <b className="strong">{t('kit.table.selected', { count: selected.size })}</b>
          <Button dense disabled={selected.size === 0} onClick={() => setSelected(new Set())}>
            {say('clear')}
          </Button>
        </div>
        <Table
          caption={say('heading')}
          columns={columns}
          rows={sorted(sort)}
          rowKey={(row) => row.number}
          sorting={{ by: sort, onSort: setSort }}
          selection={{ selected, onSelect: setSelected }}
        />
        <Pager page={page} totalPages={10} onPage={setPage}>
          {say('count')}
        </Pager>
      </div>
      <SuggestionList
        label={say('suggested')}
        suggestions={rows.slice(0, 2).map(({ number, title }, at) => ({
          ...{ id: number, text: `${number}, ${title}`, why: at === 0 ? say('why') : null },
          action: <Button dense>{say('choose')}</Button>,
        }))}
      />
    </section>
  );
}

function sorted({ key, direction }: Sort): Row[] {
  const by = key as keyof Row;
  const order = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => (one[by] < other[by] ? -order : one[by] > other[by] ? order : 0));
}
