import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFile } from '#web/calls/SaveFile.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import styles from './reports.module.css';

type Props<Row> = {
  title: string;
  /** The address of the table as CSV, and the name of the file. */
  csv: { address: string; name: string };
  chart?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** One table of the report, with its chart, if any, above it, and its CSV file. */
export function ReportPanel<Row>({ title, csv, chart, columns, rows, rowKey }: Props<Row>) {
  const { t } = useTranslation();
  return (
    <Panel title={title} actions={<SaveCsv {...csv} title={title} />} padded={false}>
      {chart && <div className="body">{chart}</div>}
      {rows.length === 0 ? (
        <p className="body muted">{t('reports.nothing')}</p>
      ) : (
        <div className={styles.reportTable}>
          <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} dense />
        </div>
      )}
    </Panel>
  );
}

/** Saves a table as CSV. */
export function SaveCsv({ address, name, title }: { address: string; name: string; title: string }) {
  const { t } = useTranslation();
  return (
    <SaveFile dense address={address} name={name} label={t('reports.csv')} about={t('reports.saveCsv', { title })} />
  );
}
