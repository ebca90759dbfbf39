import { useTranslation } from 'react-i18next';
import type { CourtRecord } from '#contract/courtroom';
import { courtroomKeys } from '#domain/courtroom/courtroomKeys';
import { manners } from '#domain/courtroom/HearingRecord';
import { mannerKeys } from '#domain/courtroom/outcomes';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './AppearancesPanel.module.css';
import type { EnterInCourt } from './useRecordQueue.ts';
import type { Prefix } from './useSessionKeys.ts';

type Props = { record: CourtRecord; prefix: Prefix; enter: EnterInCourt; onAdd: () => void };

/** Who appeared: each person of the case with a digit, and a key for how they appeared. */
export function AppearancesPanel({ record, prefix, enter, onAdd }: Props) {
  const { t } = useTranslation();
  const { choices, appearances, stage, abilities } = record;
  const isOpen = abilities.record && (stage === 'called' || stage === 'in_session');
  const entered = new Map(appearances.map((one) => [one.key, one.manner]));
  const others = appearances.filter(({ key }) => !choices.some((choice) => choice.key === key));
  const lines = [...choices, ...others.map((one) => ({ ...one, digit: null, is_counsel: false }))];
  return (
    <Panel
      title={t('courtroom.appearances')}
      padded={false}
      actions={
        isOpen && (
          <Button dense onClick={onAdd}>
            {t('courtroom.addAppearance')} <kbd>{courtroomKeys.add}</kbd>
          </Button>
        )
      }
    >
      {lines.length === 0 && <p className="body muted">{t('courtroom.noParticipants')}</p>}
      <ul className={styles.appearances}>
        {lines.map(({ key, digit, name, for: role, is_counsel }) => (
          <li key={key} data-waits={(prefix !== null && prefix === digit) || undefined}>
            <span className={styles.appearanceDigit}>{digit && isOpen && <kbd>{digit}</kbd>}</span>
            <span className={styles.appearanceName}>
              {name}
              <span className="muted small">
                {role && (is_counsel ? t('courtroom.forParty', { party: role }) : role)}
              </span>
            </span>
            {isOpen ? (
              <span className="row wrap">
                {manners.map((manner) => (
                  <Button
                    key={manner}
                    dense
                    aria-pressed={entered.get(key) === manner}
                    kind={entered.get(key) === manner ? 'primary' : 'secondary'}
                    aria-label={t('courtroom.mannerOf', { name, manner: t(`courtroom.manner.${manner}`) })}
                    onClick={() =>
                      void enter({ does: 'appear', key, manner: entered.get(key) === manner ? null : manner })
                    }
                  >
                    {t(`courtroom.manner.${manner}`)} <kbd>{mannerKeys[manner].toUpperCase()}</kbd>
                  </Button>
                ))}
              </span>
            ) : (
              <span className="muted">{entered.has(key) ? t(`courtroom.manner.${entered.get(key)!}`) : ''}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
