import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FiledDraft } from '#contract/drafts';
import { pathTo } from '#domain/paths/pathTo';
import { ReceiptNote } from '#web/filings/ReceiptNote.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { useBroughtIntoView } from '../useBroughtIntoView.ts';
import styles from './FiledConfirmation.module.css';

/** States when and by which court each document was received, with a link to the filing. It receives the focus. */
export function FiledConfirmation({ filed, onClose }: { filed: FiledDraft; onClose: () => void }) {
  const { t } = useTranslation();
  const heading = useBroughtIntoView<HTMLHeadingElement>(true);
  const { filings, received_at } = filed;
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
      <ul className="body stack">
        {filings.map(({ id, document_name }) => (
          <li key={id} className="stack">
            <strong className="clip">{document_name}</strong>
            <ReceiptNote filing={{ id, received_at, state: 'received' }} />
            <div>
              <Link className={buttonClass({})} to={pathTo.filing(id)}>
                {t('filings.drafts.openFiling')}
                <span className="vh">: {document_name}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
