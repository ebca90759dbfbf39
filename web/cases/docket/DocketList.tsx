import { FileText, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DocketEntry } from '#contract/cases';
import { Button } from '#web/ui/Button.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { FiledCell } from '../FiledCell.tsx';
import styles from './CaseDocket.module.css';
import { EntryText } from './EntryText.tsx';

type Props = {
  entries: DocketEntry[];
  /** Opens the documents of an entry beside the list. */
  onOpen: (number: number) => void;
  /** For court staff: opens the entry with its history. */
  onChange: ((number: number) => void) | undefined;
};

/** The entries of one page of a docket. */
export function DocketList({ entries, onOpen, onChange }: Props) {
  const { t } = useTranslation();
  const columns: Column<DocketEntry>[] = [
    { key: 'number', title: t('cases.docket.number'), numeric: true, cell: ({ number }) => number },
    {
      key: 'filed',
      title: t('cases.docket.filed'),
      cell: (entry) => <FiledCell entry={entry} />,
    },
    { key: 'description', title: t('cases.docket.description'), cell: (entry) => <EntryText entry={entry} /> },
    {
      key: 'kind',
      title: t('cases.docket.kind'),
      secondary: true,
      cell: ({ kind }) => t(`cases.docket.kinds.${kind}`),
    },
    {
      key: 'acts',
      title: t('cases.docket.acts'),
      cell: ({ number, filed, documents }) => (
        <div className={styles.entryActs}>
          {(filed || documents.length > 0) && (
            <Button dense aria-label={t('cases.docket.openDocument', { number })} onClick={() => onOpen(number)}>
              <FileText className="i" aria-hidden />
            </Button>
          )}
          {onChange && (
            <Button dense aria-label={t('cases.docket.changeEntry', { number })} onClick={() => onChange(number)}>
              <PenLine className="i" aria-hidden />
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <Table
      cards
      caption={t('cases.tab.docket')}
      rows={entries}
      rowKey={({ number }) => String(number)}
      columns={columns}
    />
  );
}
