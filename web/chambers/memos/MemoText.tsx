import { useTranslation } from 'react-i18next';
import { type MemoContent, memoSections } from '#domain/chambers/benchMemo';
import { dispositions } from '#domain/rulings/dispositions';
import styles from './MemoScreen.module.css';

/** A memo to read: its parts in order, and the recommendation. */
export function MemoText({ content }: { content: MemoContent }) {
  const { t } = useTranslation();
  const filled = memoSections.filter((part) => content[part] !== '');
  return (
    <div className={styles.text}>
      {content.disposition && (
        <p>
          <strong>{t('chambers.memos.recommends', { ruling: dispositions[content.disposition].label })}</strong>
        </p>
      )}
      {filled.length === 0 && <p className="muted">{t('chambers.memos.empty')}</p>}
      {filled.map((part) => (
        <section key={part}>
          <h3>{t(`chambers.memos.part.${part}`)}</h3>
          <p>{content[part]}</p>
        </section>
      ))}
    </div>
  );
}
