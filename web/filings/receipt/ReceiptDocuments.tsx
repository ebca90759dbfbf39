import { useTranslation } from 'react-i18next';
import type { ReceiptDocument } from '#contract/receipts';
import { numberFormat } from '#domain/intl/formats';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import styles from './ReceiptDocuments.module.css';

/** The documents of a receipt with their fingerprints, shortened; copied, a fingerprint is complete. */
export function ReceiptDocuments({ documents }: { documents: readonly ReceiptDocument[] }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.documents} aria-label={t('filings.receipt.documents')}>
      {documents.map(({ position, name, pages, size, sha256 }) => (
        <li key={position}>
          <span className={styles.name}>
            {position}. {name}
          </span>
          <span className="muted tiny">
            {[
              pages === null ? null : t('filings.receipt.pages', { count: pages }),
              t('filings.receipt.bytes', { size: numberFormat({}).format(size) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={styles.fingerprint}>
            <span className="tiny">
              {t('filings.receipt.fingerprint')}{' '}
              <span className="mono" title={sha256}>
                {sha256.slice(0, 8)}…{sha256.slice(-8)}
              </span>
            </span>
            <CopyButton text={sha256} label={t('filings.receipt.fingerprintOf', { position })} />
          </span>
        </li>
      ))}
    </ol>
  );
}
