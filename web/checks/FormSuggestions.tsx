import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FormSuggestions.module.css';

/** Points of form for which no clerk returns a filing, in one line that expands to a list. */
export function FormSuggestions({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className={styles.formSuggestions}>
      <summary>
        <ChevronRight className="i i-sm" aria-hidden />
        {t('checks.form', { count })}
        <span className="muted"> · {t('checks.formWhy')}</span>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
