import { useTranslation } from 'react-i18next';
import styles from './KitColors.module.css';

/** Names of tokens in styles/tokens.css; each is displayed. */
export const colorRoles = [
  'bg',
  'surface',
  'sunken',
  'hover',
  'selected',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'primary',
  'primary-soft',
  'accent',
  'accent-soft',
  'chrome',
  'chrome-active',
  'ok',
  'warn',
  'bad',
  'info',
  'focus',
  'mark',
  'mark-on',
] as const;

export function KitColors() {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('kit.colors')}</h2>
      <ul className={styles.sw}>
        {colorRoles.map((role) => (
          <li key={role}>
            <i style={{ background: `var(--${role})` }} />
            {role}
          </li>
        ))}
      </ul>
    </section>
  );
}
