import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  numeric?: boolean;
  /** Gives way on a phone. */
  secondary?: boolean;
  sortable?: boolean;
};
export type Sort = { key: string; direction: 'ascending' | 'descending' };

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What to call a row when it is selected. */
  rowName?: (row: Row) => string;
  dense?: boolean;
  /** On a phone each row is a card: for rows whose every part has to be seen and pressed there. */
  cards?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
};

/** Rows of the same kind: sorted by one column, and selected where something is done with several at once. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowName,
  dense,
  cards,
  sort,
  onSort,
  selected,
  onSelect,
}: Props<Row>) {
  const { t } = useTranslation();
  const keys = rows.map(rowKey);
  const toggle = (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onSelect?.(next);
  };
  return (
    <div className="tablewrap">
      <table className={['table', dense && 'dense', cards && 'cards'].filter(Boolean).join(' ')}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {onSelect && (
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={t('ui.table.selectAll')}
                  checked={keys.length > 0 && keys.every((key) => selected?.has(key))}
                  onChange={(event) => onSelect(new Set(event.target.checked ? keys : []))}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cellClass(column)}
                aria-sort={column.sortable ? (sort?.key === column.key ? sort.direction : 'none') : undefined}
              >
                {column.sortable ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <tr key={key} data-selected={selected?.has(key) || undefined}>
                {onSelect && (
                  <td>
                    <input
                      type="checkbox"
                      aria-label={t('ui.table.select', { name: rowName?.(row) ?? key })}
                      checked={selected?.has(key) ?? false}
                      onChange={() => toggle(key)}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    className={cellClass(column)}
                    // As a card on a phone a row has no head above it; its first cell speaks for itself.
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

type SortProps = {
  column: { key: string; title: string };
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

function SortButton({ column, sort, onSort }: SortProps) {
  const mine = sort?.key === column.key ? sort.direction : undefined;
  const Icon = mine === 'ascending' ? ArrowUp : mine === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <button
      type="button"
      onClick={() => onSort?.({ key: column.key, direction: mine === 'ascending' ? 'descending' : 'ascending' })}
    >
      {column.title}
      <Icon className="i i-sm" aria-hidden />
    </button>
  );
}

function cellClass({ numeric, secondary }: { numeric?: boolean; secondary?: boolean }): string | undefined {
  return [numeric && 'num', secondary && 'hide-phone'].filter(Boolean).join(' ') || undefined;
}
