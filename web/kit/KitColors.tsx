import { useTranslation } from 'react-i18next';

/** Names of tokens in styles/tokens.css; styles/kit.css shows each. */
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
      <ul className="sw">
        {colorRoles.map((role) => (
          <li key={role}>
            <i className={`sw-${role}`} />
            {role}
          </li>
        ))}
      </ul>
    </section>
  );
}
