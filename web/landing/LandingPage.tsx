import { useTranslation } from 'react-i18next';
import { AssistantSection } from './AssistantSection.tsx';
import { CaseStudies } from './CaseStudies.tsx';
import { Demo } from './Demo.tsx';
import { Hero } from './Hero.tsx';
import { LandingFooter } from './LandingFooter.tsx';
import { LandingHeader } from './LandingHeader.tsx';
import styles from './LandingPage.module.css';
import landingStyles from './landing.module.css';
import { Operations } from './Operations.tsx';
import { Pilot } from './Pilot.tsx';
import { RequestLink } from './RequestLink.tsx';
import { Security } from './Security.tsx';

/** The landing page. */
export function LandingPage({ year }: { year: number }) {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      <LandingHeader />
      <main id="main">
        <Hero />
        <Demo />
        <Operations />
        <AssistantSection />
        <CaseStudies />
        <Pilot />
        <Security />
        <section className={`${landingStyles.band} ${landingStyles.navy}`} aria-labelledby="closing">
          <p className={landingStyles.kick}>{t('landing.closing.kick')}</p>
          <div className={`row wrap between ${styles.closing}`}>
            <h2 id="closing">{t('landing.closing.heading')}</h2>
            <RequestLink about="demo" kind="gold">
              {t('landing.closing.button')}
            </RequestLink>
          </div>
        </section>
      </main>
      <LandingFooter year={year} />
    </>
  );
}
