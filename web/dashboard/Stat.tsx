import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './Stat.module.css';

type Props = { to: string; title: string; value: ReactNode; unit?: string; about: string };

/** One figure, its label, and a link to its rows. A dash is shown without data. */
export function Stat({ to, title, value, unit, about }: Props) {
  const { t } = useTranslation();
  return (
    <Link className={styles.stat} to={to}>
      <span className={styles.t}>{title}</span>
      <span className={styles.v}>
        {value ?? <span title={t('dashboard.figures.none')}>{t('dashboard.figures.dash')}</span>}
        {value !== undefined && unit && <small> {unit}</small>}
      </span>
      <span className={styles.delta}>{about}</span>
    </Link>
  );
}
