import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CourtRecord } from '#contract/courtroom';
import { courtroomKeys } from '#domain/courtroom/courtroomKeys';
import { pathTo } from '#domain/paths/pathTo';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Status } from '#web/ui/Status.tsx';
import styles from './CalledCase.module.css';
import { courtroomTones } from './SessionList.tsx';

type Props = { record: CourtRecord; onCall: () => void; onPass: () => void; onNext: (() => void) | undefined };

/** The case that is called, readable at arm’s length. */
export function CalledCase({ record, onCall, onPass, onNext }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { hearing, stage, abilities } = record;
  const isCalled = stage === 'called' || stage === 'in_session';
  return (
    <section className={styles.called} aria-labelledby="called-case" aria-live="polite">
      <div className={styles.calledHead}>
        <span className={styles.calledNumber}>
          {hearing.case_id ? <Link to={pathTo.case(hearing.case_id)}>{hearing.case_number}</Link> : hearing.case_number}
        </span>
        <Status tone={courtroomTones[hearing.status]}>{t(`courtroom.status.${hearing.status}`)}</Status>
      </div>
      <h2 id="called-case" className={styles.calledTitle}>
        {hearing.case_title}
      </h2>
      <p className={styles.calledAbout}>
        {t('courtroom.about', {
          time: format.clock(hearing.hearing_time),
          event: hearing.event_type,
          venue: hearing.venue,
          judge: hearing.judge,
        })}
      </p>
      {hearing.case_id === null && <p className="muted">{t('courtroom.noCase')}</p>}
      <div className="row wrap">
        {abilities.record && stage === 'waiting' && hearing.status === 'waiting' && (
          <Button kind="primary" onClick={onCall}>
            {t('courtroom.call')} <kbd>{courtroomKeys.call}</kbd>
          </Button>
        )}
        {abilities.record && isCalled && (
          <Button onClick={onPass}>
            {t('courtroom.pass')} <kbd>{courtroomKeys.pass}</kbd>
          </Button>
        )}
        {onNext && (
          <Button onClick={onNext}>
            {t('courtroom.next')} <kbd>{courtroomKeys.next}</kbd>
          </Button>
        )}
      </div>
    </section>
  );
}
