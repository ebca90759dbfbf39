import { useTranslation } from 'react-i18next';

const lineNumbers = Array.from({ length: 28 }, (_, index) => index + 1);

/** The picture of a document analysis: a fictional complaint on pleading paper, with what was read marked in it. */
export function SamplePleading() {
  const { t } = useTranslation();
  const say = (key: string) => t(`landing.pleading.${key}`);
  const lines = (key: string) => t(`landing.pleading.${key}`, { returnObjects: true }) as unknown as string[];
  return (
    <figure className="fig" role="img" aria-label={say('label')}>
      <div className="pleading" aria-hidden="true">
        <div className="filedstamp">
          {lines('stamp').map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <ol className="ln">
          {lineNumbers.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div className="b b4">
          {lines('counsel').map((line) => (
            <div key={line}>{line}</div>
          ))}
          <div className="gap-above">
            {say('counselFor')} <mark>{say('plaintiffUpper')}</mark>
          </div>
        </div>
        <div className="b b3" />
        <div className="b d c b2">
          {say('court')}
          <br />
          {say('forThe')} <mark>{say('county')}</mark>
        </div>
        <div className="b d" />
        <div className="cap">
          <div>
            <p>{say('plaintiffLine')}</p>
            <p className="far">{say('plaintiff')}</p>
            <p className="near">{say('versus')}</p>
            <p>
              <mark>{say('defendant')}</mark>
              {say('defendantRest')} <mark className="dbt">{say('does')}</mark>
              {say('doesRest')}
            </p>
            <p className="far">{say('defendants')}</p>
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
              <mark className="on dbt">{say('amount')}</mark>
            </p>
            <p>{say('jury')}</p>
          </div>
        </div>
        <div className="b d" />
        {lines('body').map((line) => (
          <div className="d ind" key={line}>
            {line}
          </div>
        ))}
      </div>
    </figure>
  );
}
