import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Deadlines } from '#contract/deadlines';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { DeadlineTable } from './DeadlineTable.tsx';
import { listScopes, listStates, type useListAddress } from './useListAddress.ts';

type Props = {
  deadlines: Deadlines | undefined;
  address: ReturnType<typeof useListAddress>;
  busy: boolean;
  failed: boolean;
};

/** The deadlines that the person has access to, nearest first. */
export function DeadlineList({ deadlines, address: { query, change }, busy, failed }: Props) {
  const { t } = useTranslation();
  const options = (names: readonly string[], of: string) =>
    names.map((value) => ({ value, label: t(`deadlines.${of}.${value}`) }));
  return (
    <section className="panel" aria-labelledby="deadlines-heading" aria-busy={busy}>
      <header>
        <h2 id="deadlines-heading">{t('deadlines.list.heading')}</h2>
        {deadlines && <span className="badge">{deadlines.total_deadlines}</span>}
        {deadlines && deadlines.urgent > 0 && (
          <span className="end muted small">{t('deadlines.list.urgent', { count: deadlines.urgent })}</span>
        )}
      </header>
      <search className="table-filters">
        <Segmented
          label={t('deadlines.list.which')}
          options={options(listStates, 'filter')}
          value={query.state}
          onChange={(state) => change({ state })}
        />
        <Segmented
          label={t('deadlines.list.whose')}
          options={options(listScopes, 'scope')}
          value={query.scope}
          onChange={(scope) => change({ scope })}
        />
        <TextField
          label={t('deadlines.list.search')}
          type="search"
          required={false}
          value={query.q}
          onChange={(q) => change({ q })}
        />
      </search>
      {!deadlines && !failed && (
        <div className="body">
          <Skeleton lines={6} />
        </div>
      )}
      {deadlines?.data.length === 0 && (
        <EmptyState
          icon={CalendarCheck}
          title={t(query.q ? 'deadlines.list.nothingFound' : 'deadlines.list.nothing')}
          text={t(query.q ? 'deadlines.list.nothingFoundText' : 'deadlines.list.nothingText')}
        />
      )}
      {deadlines && deadlines.data.length > 0 && (
        <DeadlineTable
          key={query.due}
          rows={deadlines.data}
          today={deadlines.today}
          named={query.due}
          onClosed={() => change({ due: '' })}
        />
      )}
      {deadlines && (
        <Pager page={query.page} totalPages={deadlines.total_pages} onPage={(page) => change({ page: String(page) })}>
          {t('deadlines.list.count', { count: deadlines.total_deadlines })}
        </Pager>
      )}
    </section>
  );
}
