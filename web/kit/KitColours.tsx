import { useTranslation } from 'react-i18next';

/** Names of tokens in styles/tokens.css; styles/kit.css shows each. */
export const colourRoles = [
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

export function KitColours() {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('kit.colours')}</h2>
      <ul className="sw">
        {colourRoles.map((role) => (
          <li key={role}>
            <i className={`sw-${role}`} />
            {role}
          </li>
        ))}
      </ul>
    </section>
  );
}
