import { useTranslation } from 'react-i18next';
import { IdentityCard } from './IdentityCard.tsx';
import styles from './SignUpScreen.module.css';

const doors = [
  { key: 'selfRepresented', to: '/login' },
  { key: 'attorney', to: '/login' },
  { key: 'judge', to: '/register-judge' },
  { key: 'staff', to: '/login' },
  { key: 'court', to: '/contact?about=pilot' },
] as const;

/** /sign-up: directs each type of user to the right page (departure 13). */
export function SignUpScreen() {
  const { t } = useTranslation();
  return (
    <IdentityCard heading={t('signUp.heading')} subtext={t('signUp.subtext')} wide>
      <ul className={styles.doors}>
        {doors.map(({ key, to }) => (
          <li key={key} id={key}>
            <a href={to}>
              <strong>{t(`signUp.${key}.who`)}</strong>
            </a>
            <p className="muted small">{t(`signUp.${key}.how`)}</p>
          </li>
        ))}
      </ul>
    </IdentityCard>
  );
}
