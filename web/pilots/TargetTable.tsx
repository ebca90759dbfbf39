import { useTranslation } from 'react-i18next';
import type { PilotFigures } from '#contract/pilots';
import { Table } from '#web/ui/Table.tsx';
import { TargetStatus } from './PilotStatus.tsx';
import { usePilotWords } from './usePilotWords.ts';

type Target = PilotFigures['targets'][number];

/** The targets agreed in advance, with the figure of each and whether it is met. */
export function TargetTable({ targets }: { targets: readonly Target[] }) {
  const { t } = useTranslation();
  const words = usePilotWords();
  return (
    <Table<Target>
      cards
      caption={t('pilots.targets')}
      rows={targets}
      rowKey={({ metric }) => metric}
      columns={[
        { key: 'metric', title: t('pilots.target.metric'), cell: ({ metric }) => t(`pilots.metric.${metric}`) },
        { key: 'target', title: t('pilots.target.agreed'), cell: (target) => words.target(target) },
        { key: 'figure', title: t('pilots.target.figure'), cell: ({ figure }) => words.share(figure) },
        {
          key: 'cases',
          title: t('pilots.target.cases'),
          cell: ({ metric, figure: { hits, of } }) =>
            metric === 'minutes_saved' ? t('pilots.filings', { count: of }) : t('pilots.of', { hits, of }),
        },
        { key: 'status', title: t('pilots.status'), cell: ({ status }) => <TargetStatus status={status} /> },
      ]}
    />
  );
}
