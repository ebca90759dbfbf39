import { useTranslation } from 'react-i18next';
import type { CalendarPlanItem } from '#contract/calendarPlans';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { Table } from '#web/ui/Table.tsx';
import { whenOf } from '../batches/ProposalTable.tsx';
import styles from './plans.module.css';

/** Where a plan places each hearing, beside where it is. */
export function PlanItems({ items }: { items: readonly CalendarPlanItem[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const place = (at: NonNullable<CalendarPlanItem['proposed']>) => (
    <>
      {whenOf(at, format)}
      <span className={`${styles.under} muted small`}>
        {at.venue} · {at.judge}
      </span>
    </>
  );
  return (
    <Panel title={t('calendar.batch.hearings')} padded={false}>
      <Table<CalendarPlanItem>
        cards
        caption={t('calendar.batch.hearings')}
        rows={items}
        rowKey={({ hearing_id }) => hearing_id}
        columns={[
          {
            key: 'case',
            title: t('calendar.list.case'),
            cell: ({ case_number, case_title, event_type }) => (
              <>
                {case_number} {case_title}
                <span className={`${styles.under} muted small`}>{event_type}</span>
              </>
            ),
          },
          {
            key: 'present',
            title: t('calendar.plan.present'),
            cell: ({ present }) => (present ? place(present) : t('calendar.plan.request')),
          },
          {
            key: 'proposed',
            title: t('calendar.plan.proposed'),
            cell: ({ proposed, moves }) =>
              proposed ? (moves ? place(proposed) : t('calendar.plan.stays')) : t('calendar.plan.noPlace'),
          },
          {
            key: 'state',
            title: t('calendar.list.status'),
            cell: ({ changed_meanwhile }) =>
              changed_meanwhile && <Badge tone="warn">{t('calendar.plan.changed')}</Badge>,
          },
        ]}
      />
    </Panel>
  );
}
