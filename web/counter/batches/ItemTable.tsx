import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Batch } from '#contract/batches';
import { pathTo } from '#domain/paths/pathTo';
import { Status } from '#web/ui/Status.tsx';
import { Table } from '#web/ui/Table.tsx';

type Item = Batch['items'][number];
const tones = { waiting: 'none', filed: 'ok', failed: 'bad' } as const;

/** The filings of a batch: filer, case, documents with their pages, and the result. */
export function ItemTable({ items, caption }: { items: Item[]; caption: string }) {
  const { t } = useTranslation();
  const pagesOf = ({ from, to }: Item['documents'][number]) =>
    t(from === to ? 'counter.batches.item.page' : 'counter.batches.item.pages', {
      from: String(from),
      to: String(to),
    });
  return (
    <Table
      cards
      dense
      caption={caption}
      rows={items}
      rowKey={({ position }) => String(position)}
      columns={[
        { key: 'filer', title: t('counter.batches.column.filer'), cell: ({ filer }) => filer },
        {
          key: 'case',
          title: t('counter.batches.column.case'),
          cell: ({ case_number, case_type }) =>
            case_number ?? [t('counter.batches.item.newCase'), case_type].filter(Boolean).join(', '),
        },
        {
          key: 'channel',
          title: t('counter.batches.column.channel'),
          secondary: true,
          cell: ({ channel }) => t(`filings.channels.${channel}`),
        },
        {
          key: 'documents',
          title: t('counter.batches.column.documents'),
          cell: ({ documents }) =>
            documents.map((one) => (
              <div key={one.from}>
                {t(`counter.batches.item.${one.kind}`)}, {pagesOf(one)}
              </div>
            )),
        },
        {
          key: 'state',
          title: t('counter.batches.column.state'),
          cell: ({ state, failure, filing_id }) => (
            <>
              <Status tone={tones[state]}>{t(`counter.batches.item.${state}`)}</Status>
              {failure && <div className="tiny">{failure}</div>}
              {filing_id && (
                <div>
                  <Link to={pathTo.review(filing_id)}>{t('counter.batches.item.open')}</Link>
                </div>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
