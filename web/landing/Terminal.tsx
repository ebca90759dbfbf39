import { useTranslation } from 'react-i18next';

const lines = ['structure', 'court', 'caseType', 'plaintiff', 'defendant', 'jurisdiction', 'complete'] as const;

/**
 * The seven scripted lines of the terminal, a decoration marked as a sample (departure 20). The page contains all of
 * them; typeTerminal.ts types them unless the visitor prefers reduced motion.
 */
export function Terminal() {
  const { t } = useTranslation();
  return (
    <div className="term">
      <header>
        <span>{t('landing.terminal.title')}</span>
        <span>{t('landing.terminal.sample')}</span>
        <button type="button" className="term-skip" data-terminal-skip hidden>
          {t('landing.terminal.skip')}
        </button>
      </header>
      <div className="lines" role="img" aria-label={t('landing.terminal.label')} data-terminal>
        {lines.map((line) => (
          <p key={line}>{t(`landing.terminal.lines.${line}`)}</p>
        ))}
      </div>
    </div>
  );
}
