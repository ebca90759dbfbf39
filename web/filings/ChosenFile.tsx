import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ChosenFile.module.css';
import { formatBytes } from './checkFile.ts';

/** A selected file that has not been sent, with a button that removes it. */
export function ChosenFile({
  file,
  kind,
  onRemove,
  disabled,
}: {
  file: File;
  kind: string;
  onRemove: () => void;
  disabled: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.chosen}>
      <FileText className="i" aria-hidden />
      <div className="grow">
        <div className="clip strong">{file.name}</div>
        <div className="muted small">
          {kind} · {formatBytes(file.size)}
        </div>
      </div>
      <button
        type="button"
        className="btn quiet dense icon"
        onClick={onRemove}
        disabled={disabled}
        aria-label={t('filings.upload.remove', { name: file.name })}
      >
        <X className="i" aria-hidden />
      </button>
    </div>
  );
}
