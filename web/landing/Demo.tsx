import { useTranslation } from 'react-i18next';
import { demoSamples } from '#contract/site';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Demo.module.css';
import landingStyles from './landing.module.css';

/** The fields that the demonstration shows, in this order. */
export const demoFields = [
  'doc_type',
  'court',
  'case_number',
  'plaintiffs',
  'defendants',
  'filing_date',
  'judge_name',
  'amount',
] as const;

/**
 * The live demonstration: runDemo.ts asks the server to read a sample filing and shows the result. It is hidden without
 * JavaScript, because it would have no function.
 */
export function Demo() {
  const { t } = useTranslation();
  return (
    <section className={`${landingStyles.band} ${landingStyles.demo}`} aria-labelledby="demo" data-demo hidden>
      <h2 id="demo">{t('landing.demo.heading')}</h2>
      <p className={landingStyles.lead}>{t('landing.demo.lead')}</p>
      <form className={styles.demoAsk}>
        <label className="field">
          <span className="label">{t('landing.demo.choose')}</span>
          <select className="input" name="sample">
            {demoSamples.map((sample) => (
              <option key={sample} value={sample}>
                {t(`landing.demo.samples.${sample}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={buttonClass({ kind: 'primary' })}>
          {t('landing.demo.analyze')}
        </button>
      </form>
      <p role="status" data-demo-status data-busy={t('landing.demo.busy')} data-failed={t('landing.demo.failed')} />
      <div className={styles.demoResult} data-demo-result hidden>
        <figure className={styles.demoPage}>
          <img alt={t('landing.demo.page')} width={900} height={1165} />
        </figure>
        <div>
          <dl>
            {demoFields.map((field) => (
              <div key={field} data-field={field} hidden>
                <dt>{t(`landing.demo.fields.${field}`)}</dt>
                <dd />
              </div>
            ))}
          </dl>
          <p
            className="muted small"
            data-demo-figures={t('landing.demo.figures_other')}
            data-demo-figures-one={t('landing.demo.figures_one')}
          />
        </div>
      </div>
    </section>
  );
}
