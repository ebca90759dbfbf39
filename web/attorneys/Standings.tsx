import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/attorneys';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import { AttorneyStatusBadge } from './AttorneyStatusBadge.tsx';

/** An attorney’s standing with its dates, the present one first, and where the court has each from. */
export function Standings({ standings }: { standings: readonly Standing[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const day = (date: string | null, none: string) => (date === null ? none : format.day(date));
  if (standings.length === 0) return null;
  return (
    <div className="below">
      <Panel title={t('attorneys.standings.heading')} padded={false}>
        <Table
          caption={t('attorneys.standings.heading')}
          dense
          cards
          rows={standings}
          rowKey={({ status, until, recorded_at }) => `${status} ${until} ${recorded_at}`}
          columns={[
            {
              key: 'status',
              title: t('attorneys.field.status'),
              cell: ({ status }) => <AttorneyStatusBadge status={status} />,
            },
            {
              key: 'from',
              title: t('attorneys.standings.from'),
              cell: ({ from }) => day(from, t('attorneys.standings.unknown')),
            },
            {
              key: 'until',
              title: t('attorneys.standings.until'),
              cell: ({ until }) => day(until, t('attorneys.standings.present')),
            },
            {
              key: 'source',
              title: t('attorneys.standings.source'),
              cell: ({ source, recorded_by, recorded_at }) =>
                recorded_by && recorded_at
                  ? t('attorneys.standings.by', {
                      source: t(`attorneys.standings.sources.${source}`),
                      name: recorded_by,
                      day: format.dayOf(recorded_at),
                    })
                  : t(`attorneys.standings.sources.${source}`),
            },
          ]}
        />
      </Panel>
    </div>
  );
}
