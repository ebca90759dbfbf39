import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingCheck } from '#contract/checks';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './CheckHistory.module.css';
import checksStyles from './checks.module.css';
import { useListChecksQuery } from './checksApi.ts';

/** Every check of a filing, with the findings that it resolved and added compared with the previous one. */
export function CheckHistory({ id, newest }: { id: string; newest: number }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data, error } = useListChecksQuery({ id }, { skip: !open });
  if (newest < 2) return null;
  const checks = data?.checks ?? [];
  return (
    <details className={checksStyles.notChecked} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('checks.history', { count: newest })}</summary>
      {!data && <CallFailure error={error} />}
      {error === undefined && !data && <Skeleton lines={newest} />}
      <ol className={styles.checkHistory}>
        {checks.map((check, index) => (
          <li key={check.number}>
            <span>
              {t('checks.historyLine', {
                number: check.number,
                cause: t(`checks.cause.${check.cause}`),
                when: format.moment(check.checked_at),
              })}
            </span>
            <span className="muted small">
              {check.caused_by !== null && `${check.caused_by} · `}
              {t('checks.findings', { count: check.findings.length })}
              {changeWords(check, checks[index + 1], t)}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function changeWords(
  check: FilingCheck,
  before: FilingCheck | undefined,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (!before) return '';
  const key = (one: FilingCheck['findings'][number]) => `${one.rule_id} ${one.message}`;
  const now = new Set(check.findings.map(key));
  const then = new Set(before.findings.map(key));
  const solved = [...then].filter((one) => !now.has(one)).length;
  const fresh = [...now].filter((one) => !then.has(one)).length;
  return `${solved > 0 ? ` · ${t('checks.solved', { count: solved })}` : ''}${fresh > 0 ? ` · ${t('checks.fresh', { count: fresh })}` : ''}`;
}
