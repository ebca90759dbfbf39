import { useTranslation } from 'react-i18next';
import type { ReadCourtPack } from '#contract/packs';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';

type Line = ReadCourtPack['history'][number];

/** The last changes of the court's pack. */
export function PackHistory({ read: { history, pack } }: { read: ReadCourtPack }) {
  const { t } = useTranslation();
  const format = useFormat();
  const describe = ({ change }: Line) => {
    if (change.kind === 'item') {
      const verb = change.active ? 'saved' : 'disabled';
      return t(`settings.pack.history.${verb}`, {
        what: t(`settings.pack.one.${change.section}`),
        label: change.label,
      });
    }
    if (change.kind === 'item_restored') {
      return t('settings.pack.history.itemRestored', {
        what: t(`settings.pack.one.${change.section}`),
        label: change.label,
      });
    }
    if (change.kind === 'imported') return t('settings.pack.history.imported', change);
    return t(`settings.pack.history.${change.kind}`);
  };
  return (
    <Panel title={t('settings.pack.history.heading')} padded={history.length === 0}>
      {history.length === 0 ? (
        <p className="muted">{t('settings.pack.history.none', { day: format.day(pack.version.slice(0, 10)) })}</p>
      ) : (
        <Table
          cards
          dense
          caption={t('settings.pack.history.heading')}
          rows={history}
          rowKey={({ version }) => String(version)}
          columns={[
            { key: 'at', title: t('settings.pack.history.when'), cell: ({ at }) => format.moment(at) },
            { key: 'by', title: t('settings.pack.history.by'), cell: ({ by }) => by },
            { key: 'what', title: t('settings.pack.history.what'), cell: describe },
          ]}
        />
      )}
    </Panel>
  );
}
