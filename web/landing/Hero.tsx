import { useTranslation } from 'react-i18next';
import styles from './Hero.module.css';
import landingStyles from './landing.module.css';
import { RequestLink } from './RequestLink.tsx';
import { Terminal } from './Terminal.tsx';

const marginLines = Array.from({ length: 14 }, (_, index) => index + 1);

/** What the portal is, in one sentence, and the two requests to see it. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section className={`${landingStyles.band} ${landingStyles.hero}`} aria-labelledby="hero">
      <ol className={landingStyles.margin} aria-hidden="true">
        {marginLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <div>
        <h1 id="hero">{t('landing.hero.heading')}</h1>
        <p className={landingStyles.lead}>{t('landing.hero.lead')}</p>
        <div className={styles.cta}>
          <RequestLink about="demo" kind="primary">
            {t('landing.hero.demo')}
          </RequestLink>
          <RequestLink about="early-access" kind="secondary">
            {t('landing.hero.earlyAccess')}
          </RequestLink>
        </div>
      </div>
      <Terminal />
    </section>
  );
}
