import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarPlan, CalendarPlanItem } from '#contract/calendarPlans';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Table } from '#web/ui/Table.tsx';
import { AcceptPlaces } from './AcceptPlaces.tsx';
import { ExplainDialog } from './ExplainDialog.tsx';
import styles from './plans.module.css';
import { isAcceptable, useAcceptance } from './useAcceptance.ts';
import { usePlanColumns } from './usePlanColumns.tsx';

const perPage = 50;
const views = ['changes', 'all'] as const;

/** Where a plan places each hearing, beside where it is; the selected places are accepted. */
export function PlanItems({ plan, items }: { plan: CalendarPlan; items: readonly CalendarPlanItem[] }) {
  const { t } = useTranslation();
  const [view, setView] = useState<(typeof views)[number]>('changes');
  const [page, setPage] = useState(1);
  const [asking, setAsking] = useState<CalendarPlanItem>();
  const form = useAcceptance(plan.id, items);
  const columns = usePlanColumns(form, setAsking);
  const changed = items.filter(({ moves, proposed }) => moves || proposed === null);
  const rows = view === 'all' ? items : changed;
  const shown = rows.slice((page - 1) * perPage, page * perPage);
  const isOnPage = new Set(shown.map(({ hearing_id }) => hearing_id));
  const select = (selected: ReadonlySet<string>) =>
    form.select(new Set([...[...form.selected].filter((one) => !isOnPage.has(one)), ...selected]));
  return (
    <Panel
      title={t('calendar.plan.places')}
      padded={false}
      footer={form.acceptable.length > 0 ? <AcceptPlaces form={form} /> : undefined}
    >
      <div className={styles.views}>
        <Segmented
          label={t('calendar.plan.shown')}
          value={view}
          options={views.map((value) => ({
            value,
            label: t(`calendar.plan.views.${value}`, { count: value === 'all' ? items.length : changed.length }),
          }))}
          onChange={(next) => {
            setView(next as (typeof views)[number]);
            setPage(1);
          }}
        />
      </div>
      {rows.length === 0 ? (
        <p className="body muted">{t('calendar.plan.noChanges')}</p>
      ) : (
        <div className={styles.places}>
          <Table<CalendarPlanItem>
            cards
            caption={t('calendar.plan.places')}
            rows={shown}
            rowKey={({ hearing_id }) => hearing_id}
            columns={columns}
            {...(form.acceptable.length > 0 && {
              selection: {
                selected: form.selected,
                onSelect: select,
                nameOf: ({ case_number }) => case_number,
                canSelect: isAcceptable,
              },
            })}
          />
        </div>
      )}
      {rows.length > perPage && (
        <Pager page={page} totalPages={Math.ceil(rows.length / perPage)} onPage={setPage}>
          {t('calendar.list.count', { count: rows.length })}
        </Pager>
      )}
      {asking && <ExplainDialog plan={plan} item={asking} onClose={() => setAsking(undefined)} />}
    </Panel>
  );
}
