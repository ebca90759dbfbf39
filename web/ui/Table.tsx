import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  numeric?: boolean;
  /** Hidden on a phone. */
  secondary?: boolean;
  sortable?: boolean;
};
export type Sort = { key: string; direction: 'ascending' | 'descending' };

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  dense?: boolean;
  /** On a phone, each row is a card: for rows in which every part must be visible and usable there. */
  cards?: boolean;
  sorting?: { by: Sort; onSort: (sort: Sort) => void };
  selection?: RowSelection<Row>;
};

/**
 * Keys of the selected rows. `nameOf` returns a row's name for its checkbox; without it, the key is used. Rows that cannot
 * be selected have no checkbox.
 */
export type RowSelection<Row> = {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  nameOf?: (row: Row) => string;
  canSelect?: (row: Row) => boolean;
};

/** Rows of the same type, sorted by one column, with selection for bulk actions. */
export function Table<Row>({ caption, columns, rows, rowKey, dense, cards, sorting, selection }: Props<Row>) {
  return (
    <div className="tablewrap">
      <table className={['table', dense && 'dense', cards && 'cards'].filter(Boolean).join(' ')}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <SelectAll keys={rows.filter(selection.canSelect ?? (() => true)).map(rowKey)} selection={selection} />
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cellClass(column)}
                aria-sort={column.sortable ? orderOf(column, sorting?.by) : undefined}
              >
                {column.sortable ? <SortButton column={column} sorting={sorting} /> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <tr key={key} data-selected={selection?.selected.has(key) || undefined}>
                {selection && <SelectRow row={row} id={key} selection={selection} />}
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    className={cellClass(column)}
                    // A card on a phone has no column header above it; its first cell must be clear without one.
                    data-label={cards && index > 0 ? column.title : undefined}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function SelectAll<Row>({ keys, selection }: { keys: readonly string[]; selection: RowSelection<Row> }) {
  const { t } = useTranslation();
  const { selected, onSelect } = selection;
  return (
    <th scope="col">
      <input
        type="checkbox"
        aria-label={t('ui.table.selectAll')}
        checked={keys.length > 0 && keys.every((key) => selected.has(key))}
        onChange={(event) => onSelect(new Set(event.target.checked ? keys : []))}
      />
    </th>
  );
}

function SelectRow<Row>({ row, id, selection }: { row: Row; id: string; selection: RowSelection<Row> }) {
  const { t } = useTranslation();
  const { selected, onSelect, nameOf, canSelect } = selection;
  if (canSelect && !canSelect(row)) return <td />;
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <td>
      <input
        type="checkbox"
        aria-label={t('ui.table.select', { name: nameOf?.(row) ?? id })}
        checked={selected.has(id)}
        onChange={toggle}
      />
    </td>
  );
}

const orderOf = ({ key }: { key: string }, sort: Sort | undefined) => (sort?.key === key ? sort.direction : 'none');

type SortProps = {
  column: { key: string; title: string };
  sorting: { by: Sort; onSort: (sort: Sort) => void } | undefined;
};

function SortButton({ column, sorting }: SortProps) {
  const mine = orderOf(column, sorting?.by);
  const Icon = mine === 'ascending' ? ArrowUp : mine === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <button
      type="button"
      onClick={() => sorting?.onSort({ key: column.key, direction: mine === 'ascending' ? 'descending' : 'ascending' })}
    >
      {column.title}
      <Icon className="i i-sm" aria-hidden />
    </button>
  );
}

function cellClass({ numeric, secondary }: { numeric?: boolean; secondary?: boolean }): string | undefined {
  return [numeric && 'num', secondary && 'hide-phone'].filter(Boolean).join(' ') || undefined;
}
