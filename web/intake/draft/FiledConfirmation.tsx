import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FiledDraft } from '#contract/drafts';
import { pathTo } from '#domain/paths/pathTo';
import { ReceiptNote } from '#web/filings/receipt/receiptParts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { useBroughtIntoView } from '#web/ui/useBroughtIntoView.ts';
import styles from './FiledConfirmation.module.css';

const FilingServicePart = lazily(
  async () => (await import('#web/service/FilingServicePart.tsx')).FilingServicePart,
  null,
);

/** The receipt of a draft that was filed, with a link to each filing. It receives the focus. */
export function FiledConfirmation({ filed, onClose }: { filed: FiledDraft; onClose: () => void }) {
  const { t } = useTranslation();
  const heading = useBroughtIntoView<HTMLHeadingElement>(true);
  const { filings } = filed;
  return (
    <section className={`panel ${styles.filed}`} aria-labelledby="filed-heading">
      <header className="wrap">
        <h2 id="filed-heading" ref={heading} tabIndex={-1}>
          {t('filings.drafts.filed')}
        </h2>
        <div className="end">
          <Button kind="quiet" dense iconOnly onClick={onClose} aria-label={t('common.close')}>
            <X className="i" aria-hidden />
          </Button>
        </div>
      </header>
      <div className="body stack">
        <ReceiptNote filing={filings[0]!} />
        <FilingServicePart filingId={filings[0]!.id} />
        {filings.length > 1 && (
          <ul className="stack">
            {filings.map(({ id, document_name }) => (
              <li key={id}>
                <Link to={pathTo.filing(id)}>{document_name}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
