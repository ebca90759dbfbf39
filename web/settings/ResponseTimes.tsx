import { useTranslation } from 'react-i18next';
import type { OwnTime, ResponseTimesOfCourt } from '#contract/responseTimes';
import { Panel } from '#web/ui/Panel.tsx';
import { Loaded } from './Loaded.tsx';
import { ResponseTimeForm } from './ResponseTimeForm.tsx';
import { motionsText, timeText } from './responseTexts.ts';
import { Setting } from './Setting.tsx';
import { useReadResponseTimesQuery } from './settingsApi.ts';

type Rule = ResponseTimesOfCourt['rules'][number];

/** The rules on file for the response to motions, and the times that the court sets for itself. */
export function ResponseTimes() {
  const { t } = useTranslation();
  const { data, error } = useReadResponseTimesQuery();
  return (
    <Loaded data={data} error={error}>
      {({ rules, own, own_first, can_manage }) => (
        <Panel title={t('settings.responses.heading')} padded={false}>
          <Setting id="response_times">
            <p className="muted">{t('settings.responses.intro')}</p>
            {rules.length === 0 && <p>{t('settings.responses.none')}</p>}
            {rules.length > 0 && (
              <>
                <h3>{t('settings.responses.onFile')}</h3>
                <ul className="stack">
                  {rules.map((rule) => (
                    <RuleLine key={rule.rule_id} rule={rule} />
                  ))}
                </ul>
              </>
            )}
            <h3>{t('settings.responses.own')}</h3>
            <p className="muted">{t(`settings.responses.${own_first ? 'ownFirst' : 'ownOtherwise'}`)}</p>
            {own.map((one) =>
              can_manage ? (
                <ResponseTimeForm key={`${one.kind} ${one.version}`} own={one} />
              ) : (
                <OwnLine key={one.kind} own={one} />
              ),
            )}
          </Setting>
        </Panel>
      )}
    </Loaded>
  );
}

function RuleLine({ rule }: { rule: Rule }) {
  const { t } = useTranslation();
  const { amount, unit, runs, authority, confidence, caveat } = rule;
  return (
    <li>
      {t('settings.responses.rule', {
        motions: motionsText(rule, t),
        time: timeText({ days: amount, unit: unit === 'court_days' ? unit : 'days', runs }, t),
      })}
      <span className="muted small">
        {' '}
        {t('settings.responses.source', { authority })} {caveat}{' '}
        {confidence === 'uncertain' && t('settings.responses.unsure')}
      </span>
    </li>
  );
}

function OwnLine({ own: { kind, set } }: { own: OwnTime }) {
  const { t } = useTranslation();
  return (
    <p>
      <span className="strong">{t(`settings.responses.kind.${kind}`)}</span>:{' '}
      {set
        ? t('settings.responses.now', {
            time: timeText({ ...set, runs: set.runs === 'before_hearing' ? 'hearing' : 'filing' }, t),
            authority: set.authority,
          })
        : t('settings.responses.notSet')}
    </p>
  );
}
