import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useAskBeforeClosing } from '#web/ui/useAskBeforeClosing.ts';
import styles from './RecoveryCodes.module.css';

type Props = { codes: string[]; onKept: () => void };

/** The recovery codes, shown once: to copy, save, or print before continuing. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation();
  useAskBeforeClosing(true);
  const save = () => {
    const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = t('secondFactor.recovery.file');
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <div className="stack">
      <h2>{t('secondFactor.recovery.heading')}</h2>
      <Note tone="warn">{t('secondFactor.recovery.once')}</Note>
      <ol className={styles.recoveryCodes} aria-label={t('secondFactor.recovery.heading')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="row wrap">
        <CopyButton text={codes.join('\n')} label={t('secondFactor.recovery.heading')} />
        <Button dense onClick={save}>
          <Download className="i" aria-hidden />
          {t('secondFactor.recovery.save')}
        </Button>
      </p>
      <Button kind="primary" className="block" onClick={onKept}>
        {t('secondFactor.recovery.kept')}
      </Button>
    </div>
  );
}
