import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { writeCount } from '#domain/text/writeCount';
import styles from './home.module.css';

type Props = {
  title: string;
  total: number;
  /** How many of them are shown. */
  shown: number;
  /** The screen that lists all of them. */
  all: string;
  /** What is stated if there are none. */
  none: string;
  action?: ReactNode;
  children: ReactNode;
};

/** One kind of what needs attention, with a link to all of it if not everything is shown. */
export function Part({ title, total, shown, all, none, action, children }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.part} aria-label={title}>
      <h3>
        {title}
        {total > 0 && <span className={styles.count}>{writeCount(total)}</span>}
        {action}
      </h3>
      {total === 0 && <p className="muted small">{none}</p>}
      {children}
      {total > shown && (
        <p className="small">
          <Link to={all}>{t('home.all', { count: total })}</Link>
        </p>
      )}
    </section>
  );
}
