import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export type Problem = { /** ID of the control. */ field: string; message: string };

/** All errors of a form, above it, each with a link to its field. Receives the focus when it appears. */
export function ErrorSummary({ problems, takesFocus = true }: { problems: readonly Problem[]; takesFocus?: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const shown = problems.length > 0;
  useEffect(() => {
    if (shown && takesFocus) summary.current?.focus();
  }, [shown, takesFocus]);
  if (!shown) return null;
  return (
    <section className="summary" ref={summary} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{t('ui.errorSummary', { count: problems.length })}</h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
