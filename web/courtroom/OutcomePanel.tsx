import { useTranslation } from 'react-i18next';
import type { CourtRecord } from '#contract/courtroom';
import { courtroomKeys } from '#domain/courtroom/courtroomKeys';
import { type OutcomeId, outcomeIds } from '#domain/courtroom/HearingRecord';
import { outcomeKeys } from '#domain/courtroom/outcomes';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './OutcomePanel.module.css';

type Props = { record: CourtRecord; isWaiting: boolean; onEnd: (outcome: OutcomeId) => void; onReopen: () => void };

/** How the hearing ended: one key for each outcome, after O. */
export function OutcomePanel({ record, isWaiting, onEnd, onReopen }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { outcome, abilities, stage } = record;
  if (!outcome && !abilities.record) return null;
  const isCalled = stage === 'called' || stage === 'in_session';
  const usual = isCalled ? outcomeIds : (['continued', 'vacated', 'off_calendar'] as const);
  return (
    <Panel
      title={t('courtroom.outcome')}
      actions={
        outcome &&
        abilities.record && (
          <Button dense onClick={onReopen}>
            {t('courtroom.reopen')}
          </Button>
        )
      }
    >
      {outcome ? (
        <p className={styles.outcome}>
          {t(`courtroom.outcomes.${outcome.id}`)}
          {outcome.next_hearing &&
            ` ${t('courtroom.continuedTo', {
              day: format.longDay(outcome.next_hearing.hearing_date),
              time: format.clock(outcome.next_hearing.hearing_time),
            })}`}
          {outcome.reason && <span className="muted small"> {outcome.reason}</span>}
        </p>
      ) : (
        <div className={styles.outcomes} data-waits={isWaiting || undefined}>
          {usual.map((id) => (
            <Button key={id} onClick={() => onEnd(id)}>
              {t(`courtroom.outcomes.${id}`)} <kbd>{courtroomKeys.outcome}</kbd>{' '}
              <kbd>{outcomeKeys[id].toUpperCase()}</kbd>
            </Button>
          ))}
        </div>
      )}
    </Panel>
  );
}
