import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../checkFile.ts';
import type { DocumentViewerProps } from './DocumentViewerProps.ts';
import styles from './ViewerHead.module.css';

type Props = Pick<DocumentViewerProps, 'document' | 'documents' | 'onDocument'> & { children: ReactNode };

/** The name of the document or the document selector, with the tools next to it. */
export function ViewerHead({ document, documents, onDocument, children }: Props) {
  const { t } = useTranslation();
  const facts = t('filings.viewer.facts', { size: formatBytes(document.file_size), version: document.version });
  return (
    <div className={`pane-head ${styles.viewerHead}`}>
      {documents.length > 1 ? (
        <select
          className="select dense"
          aria-label={t('filings.viewer.choose')}
          title={facts}
          value={document.id}
          onChange={(event) => {
            const next = documents.find((one) => one.id === event.target.value);
            if (next) onDocument(next);
          }}
        >
          {documents.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      ) : (
        <h3 className="clip" title={document.title}>
          {document.title}
        </h3>
      )}
      <span className={`muted small nowrap ${styles.viewerFacts}`}>{facts}</span>
      {children}
    </div>
  );
}
