import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChangedFilingDate } from '#contract/calendar';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { useReadClosureEffectsQuery } from '../calendarApi.ts';
import styles from './ClosureEffects.module.css';

type Props = {
  /** The days of a closure to declare, or the closure to withdraw. */
  of: { closed_on: string; closed_until: string | null } | { withdrawn: string };
  /** How many changes were confirmed; null while none are. */
  confirmed: number | null;
  onConfirm: (changes: number | null) => void;
};

/**
 * The filing dates on the docket that a closure changes, each with the deadlines that run from it, to be confirmed
 * before it is declared or withdrawn. Nothing if it changes none.
 */
export function ClosureEffects({ of, confirmed, onConfirm }: Props) {
  const { t } = useTranslation();
  const { currentData, error } = useReadClosureEffectsQuery(
    'withdrawn' in of ? of : { closed_on: of.closed_on, ...(of.closed_until && { closed_until: of.closed_until }) },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <CallFailure error={error} />;
  if (!currentData) return <Skeleton lines={2} />;
  const { results, total } = currentData;
  if (total === 0) return null;
  return (
    <section aria-label={t('calendar.settings.effects.heading')} className={styles.effects}>
      <Note tone="warn">{t('calendar.settings.effects.changes', { count: total })}</Note>
      <div className={styles.list}>
        <EffectTable rows={results} />
      </div>
      {results.length < total && (
        <p className="muted small">{t('calendar.settings.effects.more', { count: total - results.length })}</p>
      )}
      <Checkbox
        label={t('calendar.settings.effects.confirm', { count: total })}
        checked={confirmed === total}
        onChange={(checked) => onConfirm(checked ? total : null)}
      />
    </section>
  );
}

function EffectTable({ rows }: { rows: readonly ChangedFilingDate[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  const columns: Column<ChangedFilingDate>[] = [
    {
      key: 'case',
      title: t('calendar.settings.effects.case'),
      cell: ({ case_id, case_number, case_title }) => (
        <Link to={`/cases/${case_id}`}>
          {case_number} {case_title}
        </Link>
      ),
    },
    {
      key: 'entry',
      title: t('calendar.settings.effects.entry'),
      cell: ({ entry, document }) => t('calendar.settings.effects.document', { entry, document }),
    },
    {
      key: 'dates',
      title: t('calendar.settings.effects.filed'),
      cell: ({ filed_on, new_filed_on }) => (
        <span className="nowrap">
          {t('calendar.settings.effects.fromTo', { from: format.day(filed_on), to: format.day(new_filed_on) })}
        </span>
      ),
    },
    {
      key: 'deadlines',
      title: t('calendar.settings.effects.deadlines'),
      cell: ({ deadlines }) =>
        deadlines.length === 0
          ? t('calendar.settings.effects.none')
          : deadlines.map(({ action, due_date, new_due_date }) => (
              <div key={action}>
                {t('calendar.settings.effects.deadline', {
                  action,
                  from: format.day(due_date),
                  to: format.day(new_due_date),
                })}
              </div>
            )),
    },
  ];
  return (
    <Table
      cards
      caption={t('calendar.settings.effects.heading')}
      rows={rows}
      rowKey={({ case_id, entry }) => `${case_id} ${entry}`}
      columns={columns}
    />
  );
}
