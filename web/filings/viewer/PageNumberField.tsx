import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PageNumberField.module.css';

type Props = { page: number; total: number; onPage: (page: number) => void };

/** 'Page {n} of {total}', with an editable number. */
export function PageNumberField({ page, total, onPage }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const number = Number(typed);
    if (typed !== null && Number.isInteger(number) && number > 0) onPage(Math.min(total, number));
    setTyped(null);
  };
  return (
    <span className={`${styles.pageNumber} small nowrap`}>
      <span aria-hidden className={styles.hideNarrow}>
        {t('filings.viewer.pageBefore')}{' '}
      </span>
      <input
        className="input"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('filings.viewer.page', { n: page, total })}
        style={{ width: `${String(total).length + 3}ch` }}
        value={typed ?? String(page)}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 5))}
        onFocus={({ target }) => target.select()}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
          else if (event.key === 'Escape') setTyped(null);
          else if (event.key === 'ArrowDown' && page < total) onPage(page + 1);
          else if (event.key === 'ArrowUp' && page > 1) onPage(page - 1);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />{' '}
      <span aria-hidden>{t('filings.viewer.pageAfter', { total })}</span>
    </span>
  );
}
