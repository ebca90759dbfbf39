import { Pencil, Plus, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadCourtPack } from '#contract/packs';
import type { PackItem, PackSection } from '#domain/practice/CourtPack';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ItemState } from './ItemState.tsx';
import styles from './ItemTable.module.css';
import { type Shown, searchItems, shows } from './searchItems.ts';

type Props = { read: ReadCourtPack; section: PackSection; onEdit: (id: string | null) => void };

const perPage = 50;

/** The items of a section, with a search and a page at a time. */
export function ItemTable({ read, section, onEdit }: Props) {
  const { t } = useTranslation();
  const [q, setWords] = useState('');
  const [show, setShow] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const words = useDeferredValue(q);
  const columns = useColumns(read, section, onEdit);
  const found = searchItems(read, section, { words, show });
  const change = (apply: () => void) => {
    apply();
    setPage(1);
  };
  return (
    <>
      <search className="table-filters">
        <TextField
          label={t('settings.pack.search')}
          type="search"
          required={false}
          value={q}
          onChange={(value) => change(() => setWords(value))}
        />
        <Select
          label={t('settings.pack.show')}
          required={false}
          value={show}
          onChange={(value) => change(() => setShow(shows.find((one) => one === value) ?? 'all'))}
          options={shows.map((value) => ({ value, label: t(`settings.pack.shows.${value}`) }))}
        />
        {section !== 'filing_codes' && section !== 'docket_events' && (
          <Button onClick={() => onEdit(null)}>
            <Plus className="i" aria-hidden />
            {t(`settings.pack.add.${section}`)}
          </Button>
        )}
      </search>
      {found.length === 0 ? (
        <EmptyState icon={Search} title={t('settings.pack.nothing')} text={t('settings.pack.nothingText')} />
      ) : (
        <Table
          cards
          dense
          caption={t(`settings.pack.sections.${section}`, { count: found.length })}
          columns={columns}
          rows={found.slice((page - 1) * perPage, page * perPage)}
          rowKey={({ id }) => id}
        />
      )}
      {found.length > perPage && (
        <Pager page={page} totalPages={Math.ceil(found.length / perPage)} onPage={setPage}>
          {t('settings.pack.count', { count: found.length })}
        </Pager>
      )}
    </>
  );
}

function useColumns(read: ReadCourtPack, section: PackSection, onEdit: Props['onEdit']): Column<PackItem>[] {
  const { t } = useTranslation();
  const { pack } = read;
  const details: Record<PackSection, (id: string) => string> = {
    categories: (id) => {
      const one = pack.categories.find((item) => item.id === id);
      return one ? [one.group, one.case_type].filter(Boolean).join(' · ') : '';
    },
    number_formats: (id) => pack.number_formats.find((item) => item.id === id)?.template ?? '',
    hearing_types: (id) =>
      t('settings.pack.minutes', { count: pack.hearing_types.find((item) => item.id === id)?.minutes ?? 0 }),
    filing_codes: (id) => pack.filing_codes.find((item) => item.id === id)?.text ?? '',
    docket_events: (id) => pack.docket_events.find((item) => item.id === id)?.text ?? '',
  };
  return [
    {
      key: 'label',
      title: t('settings.pack.field.label'),
      cell: ({ id, label, note }) => (
        <div className={styles.words}>
          <span>{section === 'categories' ? `${codeOf(read, id)} ${label}` : label}</span>
          <span className="muted small">{[details[section](id), note].filter(Boolean).join(' · ')}</span>
        </div>
      ),
    },
    {
      key: 'state',
      title: t('settings.pack.state'),
      cell: (item) => <ItemState read={read} section={section} item={item} />,
    },
    {
      key: 'change',
      title: t('settings.pack.change'),
      numeric: true,
      cell: ({ id, label }) => (
        <Button
          kind="quiet"
          dense
          iconOnly
          aria-label={t('settings.pack.changeOf', { label })}
          onClick={() => onEdit(id)}
        >
          <Pencil className="i" aria-hidden />
        </Button>
      ),
    },
  ];
}

const codeOf = ({ pack }: ReadCourtPack, id: string) => pack.categories.find((one) => one.id === id)?.code ?? '';
