import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './CaseStudies.module.css';
import landingStyles from './landing.module.css';

/** Both are external pages about external systems; each opens in a new tab. */
const studies = [
  { key: 'agents', href: 'https://www.ncsc.org/resources-courts/improving-document-processing-automation' },
  {
    key: 'guidelines',
    href: 'https://viewpoints.reedsmith.com/post/102k2tl/navigating-ai-in-the-judiciary-the-sedona-conference-issues-guidance-for-an-evol',
  },
] as const;

/** CASE STUDIES: two external cards. */
export function CaseStudies() {
  const { t } = useTranslation();
  return (
    <section className={landingStyles.band} aria-labelledby="case-studies">
      <p className={landingStyles.kick}>{t('landing.studies.kick')}</p>
      <h2 id="case-studies">{t('landing.studies.heading')}</h2>
      <div className={styles.cards2}>
        {studies.map(({ key, href }) => (
          <a key={key} href={href} target="_blank" rel="noopener noreferrer">
            <span className="badge">
              <ExternalLink className="i" aria-hidden />
              {t('landing.studies.external')}
            </span>
            <h3>{t(`landing.studies.${key}.title`)}</h3>
            <p className="muted">{t(`landing.studies.${key}.text`)}</p>
            <span className="vh">{t('landing.newTab')}</span>
          </a>
        ))}
      </div>
    </section>
  );
}
