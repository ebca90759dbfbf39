import { CircleCheck, CircleDashed, FileCheck, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import landingStyles from './landing.module.css';
import styles from './Security.module.css';

type Baseline = { key: string; tone: string; icon: LucideIcon; href?: string };

/** The portal's status for each security baseline. It claims nothing that is not true (departure 20). */
const baselines: Baseline[] = [
  { key: 'fedramp', tone: 'none', icon: CircleDashed },
  { key: 'soc2', tone: 'none', icon: CircleDashed },
  { key: 'wcag', tone: 'info', icon: FileCheck, href: '/accessibility' },
  { key: 'data', tone: 'ok', icon: CircleCheck, href: '/privacy' },
];

/** COURT-GRADE SECURITY & COMPLIANCE. */
export function Security() {
  const { t } = useTranslation();
  const say = (key: string) => t(`landing.security.${key}`);
  return (
    <section className={landingStyles.band} id="security" aria-labelledby="security-heading">
      <p className={landingStyles.kick}>{say('kick')}</p>
      <h2 id="security-heading">{say('heading')}</h2>
      <div className={`panel tablewrap ${styles.baselines}`}>
        <table className="table cards">
          <thead>
            <tr>
              {['baseline', 'state', 'evidence', 'status'].map((column) => (
                <th scope="col" key={column}>
                  {say(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {baselines.map(({ key, tone, icon: Icon, href }) => (
              <tr key={key}>
                <th scope="row">{say(`${key}.name`)}</th>
                <td>{say(`${key}.state`)}</td>
                <td>{href ? <a href={href}>{say(`${key}.evidence`)}</a> : say(`${key}.evidence`)}</td>
                <td>
                  <span className={`st ${tone}`}>
                    <Icon className="i i-sm" aria-hidden />
                    {say(`${key}.status`)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
