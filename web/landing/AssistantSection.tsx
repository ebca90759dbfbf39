import { CircleCheck, Clock, Eye, Files, Info, Link, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './AssistantSection.module.css';
import landingStyles from './landing.module.css';

const bullets = [
  { key: 'sources', icon: Link },
  { key: 'rights', icon: Eye },
  { key: 'proposals', icon: CircleCheck },
  { key: 'model', icon: Lock },
] as const;

/** JUDICIAL WORKFLOW AI ASSISTANT: a sample conversation, marked as such, and four features. */
export function AssistantSection() {
  const { t } = useTranslation();
  return (
    <section
      className={`${landingStyles.band} ${landingStyles.navy}`}
      id="assistant"
      aria-labelledby="assistant-heading"
    >
      <p className={landingStyles.kick}>{t('landing.assistant.kick')}</p>
      <div className={landingStyles.two}>
        <figure className={`panel ${styles.sampleTalk}`}>
          <figcaption>
            <b className="strong">{t('layout.assistant')}</b>
            <span className="badge">
              <Info className="i" aria-hidden />
              {t('landing.assistant.sample')}
            </span>
            <span className="badge warn end">
              <Clock className="i" aria-hidden />
              {t('landing.assistant.urgent')}
            </span>
          </figcaption>
          <div className={styles.sampleTalkLines}>
            <div className="note warn">
              <Clock className="i" aria-hidden />
              <p>
                <b className="strong">{t('landing.assistant.alert')}</b> {t('landing.assistant.alertText')}
              </p>
            </div>
            <p className="me">{t('landing.assistant.question')}</p>
            <div className="ai">
              <p>{t('landing.assistant.answer')}</p>
              <span className="chip src">
                <Files className="i" aria-hidden />
                {t('landing.assistant.source')}
              </span>
              <p>{t('landing.assistant.offer')}</p>
            </div>
          </div>
        </figure>
        <div>
          <h2 id="assistant-heading">{t('landing.assistant.heading')}</h2>
          <ul className={landingStyles.ticks}>
            {bullets.map(({ key, icon: Icon }) => (
              <li key={key}>
                <Icon className="i i-lg" aria-hidden />
                <p>{t(`landing.assistant.bullets.${key}`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
