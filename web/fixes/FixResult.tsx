import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import type { FixOutcome } from './FixOutcome.ts';

type Props = { outcome: FixOutcome | null; onDismiss: () => void };

/** That a fixed document is being checked again, and then which findings are gone and which are new. */
export function FixResult({ outcome, onDismiss }: Props) {
  const { t } = useTranslation();
  const findings = outcome?.findings;
  return (
    <div role="status">
      {outcome && (
        <div className="body stack small">
          {!findings && <p>{t('filings.fixes.checking')}</p>}
          {findings && (
            <>
              <p className="strong">
                {findings.fixed.length === 0
                  ? t('filings.fixes.noneFixed')
                  : t('filings.returned.fixed', { count: findings.fixed.length })}{' '}
                {findings.added.length > 0 && t('filings.returned.appeared', { count: findings.added.length })}
                <Button kind="quiet" dense iconOnly aria-label={t('filings.fixes.dismiss')} onClick={onDismiss}>
                  <X className="i" aria-hidden />
                </Button>
              </p>
              <ul className="reasons">
                {findings.fixed.map(({ rule_id, message }) => (
                  <li key={`${rule_id}${message}`}>
                    <s>{message}</s>
                  </li>
                ))}
                {findings.added.map(({ rule_id, message }) => (
                  <li key={`${rule_id}${message}`}>
                    <strong>{t('filings.returned.addedOne')}</strong> {message}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </div>
  );
}
