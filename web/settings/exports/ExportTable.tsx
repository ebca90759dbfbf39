import { Archive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CourtExport } from '#contract/exports';
import type { ExportState } from '#domain/exports/exportTerms';
import { numberFormat } from '#domain/intl/formats';
import { writeCount } from '#domain/text/writeCount';
import { useFormat } from '#web/preferences/useFormat.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Badge, type Tone } from '#web/ui/Status.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';

const megabytes = numberFormat({ maximumFractionDigits: 1 });

const tones: Record<ExportState, Tone> = {
  queued: 'info',
  running: 'info',
  ready: 'ok',
  incomplete: 'warn',
  failed: 'bad',
  removed: 'none',
};

/** The last exports, with their state, size, duration, and errors. */
export function ExportTable({ exports }: { exports: readonly CourtExport[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (exports.length === 0) return <EmptyState icon={Archive} title={t('exports.none')} text={t('exports.noneText')} />;
  const columns: Column<CourtExport>[] = [
    { key: 'at', title: t('exports.column.at'), cell: ({ requested_at }) => format.moment(requested_at) },
    { key: 'state', title: t('exports.column.state'), cell: (one) => <State one={one} /> },
    {
      key: 'by',
      title: t('exports.column.by'),
      cell: ({ requested_by }) => requested_by ?? t('exports.byNight'),
    },
    { key: 'rows', title: t('exports.column.rows'), numeric: true, cell: ({ rows }) => writeCount(rows) },
    {
      key: 'documents',
      title: t('exports.column.documents'),
      numeric: true,
      cell: ({ documents }) => writeCount(documents),
    },
    {
      key: 'size',
      title: t('exports.column.size'),
      numeric: true,
      cell: ({ bytes }) => t('exports.megabytes', { size: megabytes.format(bytes / 1_000_000) }),
    },
    { key: 'duration', title: t('exports.column.duration'), numeric: true, cell: (one) => <Duration one={one} /> },
    { key: 'folder', title: t('exports.column.folder'), secondary: true, cell: ({ folder }) => folder ?? '' },
  ];
  return <Table caption={t('exports.last')} cards rows={exports} rowKey={({ id }) => id} columns={columns} />;
}

function State({ one: { state, failure, missing } }: { one: CourtExport }) {
  const { t } = useTranslation();
  return (
    <>
      <Badge tone={tones[state]}>{t(`exports.state.${state}`)}</Badge>
      {failure && <p className="small">{t(`exports.failure.${failure}`)}</p>}
      {missing > 0 && <p className="small">{t('exports.missing', { count: missing })}</p>}
    </>
  );
}

function Duration({ one: { started_at, finished_at } }: { one: CourtExport }) {
  const { t } = useTranslation();
  if (!started_at || !finished_at) return null;
  const seconds = Math.max(1, Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 1000));
  return seconds < 120
    ? t('exports.seconds', { count: seconds })
    : t('exports.minutes', { count: Math.round(seconds / 60) });
}
