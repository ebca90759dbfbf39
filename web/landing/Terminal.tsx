import { useTranslation } from 'react-i18next';
import styles from './Terminal.module.css';

const lines = ['structure', 'court', 'caseType', 'plaintiff', 'defendant', 'jurisdiction', 'complete'] as const;

/**
 * The seven scripted lines of the terminal, a decoration marked as a sample (departure 20). The page contains all of
 * them; typeTerminal.ts types them unless the visitor prefers reduced motion.
 */
export function Terminal() {
  const { t } = useTranslation();
  return (
    <div className={styles.term}>
      <header>
        <span>{t('landing.terminal.title')}</span>
        <span>{t('landing.terminal.sample')}</span>
        <button type="button" className={styles.termSkip} data-terminal-skip hidden>
          {t('landing.terminal.skip')}
        </button>
      </header>
      <div className={styles.lines} role="img" aria-label={t('landing.terminal.label')} data-terminal>
        {lines.map((line) => (
          <p key={line}>{t(`landing.terminal.lines.${line}`)}</p>
        ))}
      </div>
    </div>
  );
}
