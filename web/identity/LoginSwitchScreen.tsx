import { Building2, Landmark, type LucideIcon, MonitorCog, Scale, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { visit } from '#web/address/visit.ts';
import { IdentityCard } from './IdentityCard.tsx';
import identityStyles from './identity.module.css';
import styles from './LoginSwitchScreen.module.css';
import { useDelayed } from './useDelayed.ts';

/** A choice of user type redirects after 500 ms. */
const redirectDelay = 500;

/** The choices that most people need come first (departure 35). */
const doors = [
  { key: 'attorney', icon: Scale, to: '/login' },
  { key: 'self', icon: User, to: '/login' },
  { key: 'staff', icon: Landmark, to: '/login' },
] as const satisfies readonly { key: string; icon: LucideIcon; to: string }[];

/** /login-switch: Select User. Admin goes to /login, IT Personnel to /register-judge. */
export function LoginSwitchScreen() {
  const { t } = useTranslation();
  const choose = useDelayed(redirectDelay, visit);
  return (
    <IdentityCard heading={t('loginSwitch.heading')} subtext={t('loginSwitch.subtext')}>
      <ul className="stack">
        {doors.map(({ key, icon: Icon, to }) => (
          <li key={key}>
            <a className={`btn block ${identityStyles.door}`} href={to}>
              <Icon className="i" aria-hidden />
              <span className="grow">
                <span className="strong">{t(`loginSwitch.doors.${key}.name`)}</span>
                <span className={styles.doorAbout}>{t(`loginSwitch.doors.${key}.about`)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={`stack ${styles.identityMore}`}>
        <button type="button" className="btn block" onClick={() => choose('/login')}>
          <Building2 className="i" aria-hidden />
          {t('loginSwitch.admin')}
        </button>
        <button type="button" className="btn block" onClick={() => choose('/register-judge')}>
          <MonitorCog className="i" aria-hidden />
          {t('loginSwitch.it')}
        </button>
      </div>
      <p className={identityStyles.identityLinks}>
        <a href="/judge-login">{t('login.withPassword')}</a>
      </p>
    </IdentityCard>
  );
}
