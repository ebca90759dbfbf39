import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { dispositions } from '#domain/rulings/dispositions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { Table } from '#web/ui/Table.tsx';
import { ClockMark } from './ClockMark.tsx';
import { useListRulingsQuery } from './rulingsApi.ts';

/** The rulings on the motions of a case, the newest first; earlier ones on the same motion are marked. */
export function CaseRulings({ caseId }: { caseId: string }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { data, error } = useListRulingsQuery({ id: caseId });
  const drafts = useAppSelector((state) => may(capacityOf(state.user), 'orders:draft'));
  if (error) return <CallFailure className="body" error={error} />;
  if (!data || data.data.length === 0) return null;
  return (
    <Panel title={t('rulings.case.heading')} padded={false}>
      <Table
        cards
        caption={t('rulings.case.heading')}
        rows={data.data}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'motion',
            title: t('rulings.case.motion'),
            cell: ({ motion, number }) => (number === null ? motion : t('rulings.case.entryOf', { motion, number })),
          },
          {
            key: 'ruling',
            title: t('rulings.case.ruling'),
            cell: ({ disposition, superseded, clock, reasons }) => (
              <div>
                <Badge tone={superseded ? 'none' : dispositions[disposition].decides ? 'ok' : 'info'}>
                  {dispositions[disposition].label}
                </Badge>{' '}
                {superseded && <span className="muted small">{t('rulings.case.earlier')}</span>}
                {clock && <ClockMark clock={clock} />}
                {reasons && <p className="small">{reasons}</p>}
              </div>
            ),
          },
          {
            key: 'by',
            title: t('rulings.case.by'),
            cell: ({ id, judge, ruled_at, entry, superseded }) => (
              <div>
                {judge}
                <p className="muted small">
                  {ruled_at && format.moment(ruled_at)}
                  {entry !== null && ` · ${t('rulings.case.entry', { number: entry })}`}
                </p>
                {drafts && !superseded && <Link to={pathTo.orderOfRuling(id)}>{t('rulings.case.draftOrder')}</Link>}
              </div>
            ),
          },
        ]}
      />
    </Panel>
  );
}
