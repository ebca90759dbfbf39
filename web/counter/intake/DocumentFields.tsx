import { useTranslation } from 'react-i18next';
import { maxDocumentBytes } from '#domain/documents/fileFormats';
import { formatBytes } from '#web/filings/checkFile.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './DocumentFields.module.css';

type Props = {
  documents: File[];
  problem: string | undefined;
  onChange: (documents: File[]) => void;
  /** Other texts than those of an intake; `lead` is null where none of them is the lead document. */
  texts?: { drop: string; rules: string; lead: string | null };
};
const atMost = 11;

/** Whether a scan can be taken in, as far as the browser sees it. */
export const isGoodScan = ({ name, size }: File) => /\.pdf$/i.test(name) && size > 0 && size <= maxDocumentBytes;

/** The scans of an intake. The first one is the lead document; any of them can become it. */
export function DocumentFields({ documents, problem, onChange, texts }: Props) {
  const { t } = useTranslation();
  const { drop, rules, lead } = texts ?? {
    ...{ drop: t('counter.intake.drop'), rules: t('counter.intake.dropRules'), lead: t('counter.intake.lead') },
  };
  const add = (files: File[]) => {
    for (const { name } of files.filter((file) => !isGoodScan(file))) {
      toast.error(t('counter.intake.notPdf', { name }));
    }
    const all = [...documents, ...files.filter(isGoodScan)];
    if (all.length > atMost) toast.error(t('counter.intake.tooMany'));
    onChange(all.slice(0, atMost));
  };
  return (
    <div className="stack">
      <FileDrop title={drop} rules={rules} accept=".pdf" multiple onFiles={add} />
      {problem && (
        <p className="msg" role="alert">
          {problem}
        </p>
      )}
      {documents.length > 0 && (
        <ul className={styles.documents} aria-label={t('counter.intake.documents')}>
          {documents.map((file, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span className={styles.name}>
                {file.name} <span className="muted">{formatBytes(file.size)}</span>
              </span>
              {index === 0 && lead && <span className="muted">{lead}</span>}
              {index > 0 && lead && (
                <Button
                  dense
                  aria-label={t('counter.intake.makeLead', { name: file.name })}
                  onClick={() => onChange([file, ...documents.filter((one) => one !== file)])}
                >
                  {t('counter.intake.makeLeadShort')}
                </Button>
              )}
              <Button
                dense
                kind="quiet"
                aria-label={t('counter.intake.remove', { name: file.name })}
                onClick={() => onChange(documents.filter((one) => one !== file))}
              >
                {t('counter.intake.removeShort')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
