import { Check, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import peopleStyles from './people.module.css';
import styles from './WaitingList.module.css';

type Props<Row> = {
  label: string;
  rows: readonly Row[] | undefined;
  error: unknown;
  empty: { icon: LucideIcon; title: string; text: string };
  paging: { page: number; totalPages: number; onPage: (page: number) => void };
  rowKey: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** People with pending requests, with the available information about them. */
export function WaitingList<Row>({ label, rows, error, empty, paging, rowKey, children }: Props<Row>) {
  return (
    <section className="panel" aria-label={label}>
      <CallFailure className="body" error={error} />
      {!rows && error === undefined && (
        <div className="body">
          <Skeleton lines={4} />
        </div>
      )}
      {rows?.length === 0 && <EmptyState {...empty} />}
      {rows && rows.length > 0 && (
        <ul className={styles.waitingList}>
          {rows.map((row) => (
            <li key={rowKey(row)}>{children(row)}</li>
          ))}
        </ul>
      )}
      {paging.totalPages > 1 && <Pager {...paging} />}
    </section>
  );
}

type ActsProps = {
  name: string;
  /** For example 'Verify' or 'Confirm'. */
  verb: string;
  busy: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  onRefuse: () => void;
};

/** The two possible decisions. */
export function Decide({ name, verb, busy, disabled, onConfirm, onRefuse }: ActsProps) {
  const { t } = useTranslation();
  return (
    <div className={peopleStyles.waitingActs}>
      <Button
        kind="primary"
        busy={busy}
        disabled={disabled ?? false}
        aria-label={t('people.verbName', { verb, name })}
        onClick={onConfirm}
      >
        <Check className="i" aria-hidden />
        {verb}
      </Button>
      <Button kind="danger" aria-label={t('people.refuseName', { name })} onClick={onRefuse}>
        <X className="i" aria-hidden />
        {t('people.refuse')}
      </Button>
    </div>
  );
}
