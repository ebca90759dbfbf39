import { Building2, Landmark, LifeBuoy, type LucideIcon, MonitorCog, Scale, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { visit } from '#web/address/visit.ts';
import { IdentityCard } from './IdentityCard.tsx';
import identityStyles from './identity.module.css';
import styles from './LoginSwitchScreen.module.css';
import { useDelayed } from './useDelayed.ts';

/** A choice of user type redirects after 500 ms. */
const redirectDelay = 500;

/** The choices that most people need come first (departure 35), each with its ways in; the first is the usual one. */
const doors = [
  {
    key: 'attorney',
    icon: Scale,
    ways: [
      { key: 'signIn', to: '/login' },
      { key: 'register', to: '/sign-up#attorney' },
    ],
  },
  {
    key: 'self',
    icon: User,
    ways: [
      { key: 'signIn', to: '/login' },
      { key: 'register', to: '/sign-up#selfRepresented' },
    ],
  },
  {
    key: 'staff',
    icon: Landmark,
    ways: [
      { key: 'signIn', to: '/login' },
      { key: 'password', to: '/judge-login' },
      { key: 'register', to: '/register-judge' },
    ],
  },
] as const satisfies readonly { key: string; icon: LucideIcon; ways: readonly { key: string; to: string }[] }[];

/** /login-switch: Select User. Admin goes to /login, IT Personnel to /register-judge. */
export function LoginSwitchScreen() {
  const { t } = useTranslation();
  return (
    <IdentityCard heading={t('loginSwitch.heading')} subtext={t('loginSwitch.subtext')} wide>
      <ul className={styles.doors}>
        {doors.map((door) => (
          <Door key={door.key} door={door} />
        ))}
      </ul>
      <OtherOptions />
      <p className={identityStyles.identityLinks}>
        <LifeBuoy className="i" aria-hidden />
        <a href="/help">{t('loginSwitch.help')}</a>
        <span className="muted">{t('loginSwitch.helpAbout')}</span>
      </p>
    </IdentityCard>
  );
}

function Door({ door: { key, icon: Icon, ways } }: { door: (typeof doors)[number] }) {
  const { t } = useTranslation();
  const [first, ...others] = ways;
  return (
    <li className={styles.door}>
      <h2>
        <Icon className="i" aria-hidden />
        {t(`loginSwitch.doors.${key}.name`)}
      </h2>
      <p className="muted">{t(`loginSwitch.doors.${key}.about`)}</p>
      <p className={styles.ways}>
        <a className="btn" href={first.to}>
          {t(`loginSwitch.doors.${key}.${first.key}`)}
        </a>
        {others.map((way) => (
          <a key={way.key} href={way.to}>
            {t(`loginSwitch.doors.${key}.${way.key}`)}
          </a>
        ))}
      </p>
    </li>
  );
}

/** The specified choices, smaller. */
function OtherOptions() {
  const { t } = useTranslation();
  const choose = useDelayed(redirectDelay, visit);
  return (
    <section className={styles.otherOptions} aria-labelledby="other-options">
      <h2 id="other-options" className="eyebrow">
        {t('loginSwitch.otherOptions')}
      </h2>
      <div className="row wrap">
        <button type="button" className="btn dense" onClick={() => choose('/login')}>
          <Building2 className="i" aria-hidden />
          {t('loginSwitch.admin')}
        </button>
        <button type="button" className="btn dense" onClick={() => choose('/register-judge')}>
          <MonitorCog className="i" aria-hidden />
          {t('loginSwitch.it')}
        </button>
      </div>
    </section>
  );
}
