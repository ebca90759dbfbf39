import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RosterImportSummary } from '#contract/rosterImports';
import { writeCount } from '#domain/text/writeCount';
import { useFormat } from '#web/preferences/useFormat.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { ImportState } from './ImportState.tsx';

/** Imports of the court: who imported which file, when, and what it changed. */
export function ImportHistory({ imports }: { imports: readonly RosterImportSummary[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (imports.length === 0) return <p className="muted">{t('attorneys.imports.none')}</p>;
  const columns: Column<RosterImportSummary>[] = [
    {
      key: 'file',
      title: t('attorneys.imports.column.file'),
      cell: ({ id, file_name }) => <Link to={`/attorneys/imports/${id}`}>{file_name}</Link>,
    },
    {
      key: 'state',
      title: t('attorneys.imports.column.state'),
      cell: ({ state }) => <ImportState state={state} />,
    },
    { key: 'by', title: t('attorneys.imports.column.by'), cell: ({ imported_by }) => imported_by },
    { key: 'at', title: t('attorneys.imports.column.at'), cell: ({ created_at }) => format.moment(created_at) },
    ...(['added', 'updated', 'skipped', 'error'] as const).map((name) => ({
      key: name,
      title: t(`attorneys.imports.column.${name}`),
      numeric: true,
      cell: ({ counts }: RosterImportSummary) => (counts ? writeCount(counts[name]) : ''),
    })),
    {
      key: 'hash',
      title: t('attorneys.imports.column.hash'),
      secondary: true,
      cell: ({ sha256 }) => <code title={sha256}>{sha256.slice(0, 12)}</code>,
    },
  ];
  return (
    <Table caption={t('attorneys.imports.history')} cards rows={imports} rowKey={({ id }) => id} columns={columns} />
  );
}
