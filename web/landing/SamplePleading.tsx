import { useTranslation } from 'react-i18next';
import styles from './SamplePleading.module.css';

const lineNumbers = Array.from({ length: 28 }, (_, index) => index + 1);

/** The image of a document analysis: a fictional complaint on pleading paper, with the values highlighted in it. */
export function SamplePleading() {
  const { t } = useTranslation();
  const say = (key: string) => t(`landing.pleading.${key}`);
  const lines = (key: string) => t(`landing.pleading.${key}`, { returnObjects: true }) as unknown as string[];
  return (
    <figure className={styles.fig} role="img" aria-label={say('label')}>
      <div className={styles.pleading} aria-hidden="true">
        <div className={styles.filedstamp}>
          {lines('stamp').map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <ol className={styles.ln}>
          {lineNumbers.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div className={`${styles.b} ${styles.b4}`}>
          {lines('counsel').map((line) => (
            <div key={line}>{line}</div>
          ))}
          <div className={styles.gapAbove}>
            {say('counselFor')} <mark>{say('plaintiffUpper')}</mark>
          </div>
        </div>
        <div className={`${styles.b} ${styles.b3}`} />
        <div className={`${styles.b} ${styles.d} ${styles.c} ${styles.b2}`}>
          {say('court')}
          <br />
          {say('forThe')} <mark>{say('county')}</mark>
        </div>
        <div className={`${styles.b} ${styles.d}`} />
        <div className={styles.cap}>
          <div>
            <p>{say('plaintiffLine')}</p>
            <p className={styles.far}>{say('plaintiff')}</p>
            <p className={styles.near}>{say('versus')}</p>
            <p>
              <mark>{say('defendant')}</mark>
              {say('defendantRest')} <mark className={styles.dbt}>{say('does')}</mark>
              {say('doesRest')}
            </p>
            <p className={styles.far}>{say('defendants')}</p>
          </div>
          <div>
            <p>
              {say('caseNo')} <mark>{say('caseNumber')}</mark>
            </p>
            <p>
              <mark>{say('title')}</mark>
            </p>
            <p>
              {lines('causes').map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
            </p>
            <p>
              <mark className={`${styles.on} ${styles.dbt}`}>{say('amount')}</mark>
            </p>
            <p>{say('jury')}</p>
          </div>
        </div>
        <div className={`${styles.b} ${styles.d}`} />
        {lines('body').map((line) => (
          <div className={`${styles.d} ${styles.ind}`} key={line}>
            {line}
          </div>
        ))}
      </div>
    </figure>
  );
}
