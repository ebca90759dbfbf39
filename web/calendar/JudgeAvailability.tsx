import { CircleCheck, CircleSlash, type LucideIcon, Scale, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Judge } from '#contract/judges';
import type { AvailabilityStatus } from '#domain/hearings/availability';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Status } from '#web/ui/Status.tsx';
import { useListJudgesQuery } from './calendarApi.ts';
import styles from './JudgeAvailability.module.css';
import { nameAvailability } from './nameAvailability.ts';

const SetAvailability = lazily(async () => (await import('./SetAvailability.tsx')).SetAvailability, null);
const icons: Record<AvailabilityStatus, LucideIcon> = {
  available: CircleCheck,
  in_hearing: Scale,
  in_chambers: UserRound,
  out_of_office: CircleSlash,
};

/** The judges and their availability: red for out of office, otherwise green, and always with the word. */
export function JudgeAvailability() {
  const format = useFormat();
  const { t } = useTranslation();
  const { data, error } = useListJudgesQuery(undefined, { pollingInterval: 60_000, skipPollingIfUnfocused: true });
  const [setting, setSetting] = useState<Judge | null>(null);
  return (
    <Panel title={t('calendar.judges.heading')} padded={false}>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={4} />
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState icon={UserRound} title={t('calendar.judges.none')} text={t('calendar.judges.noneText')} />
      )}
      {data && data.length > 0 && (
        <ul className={styles.av}>
          {data.map((judge) => (
            <li key={judge.id}>
              <span>
                {judge.name}
                <small className="muted">
                  {judge.until ? t('calendar.judges.until', { when: format.moment(judge.until) }) : judge.court_house}
                </small>
              </span>
              <span className={styles.avState}>
                <Status
                  tone={judge.availability_status === 'out_of_office' ? 'bad' : 'ok'}
                  icon={icons[judge.availability_status]}
                >
                  {nameAvailability(judge.availability_status)}
                </Status>
                {judge.can_set && (
                  <Button
                    kind="quiet"
                    dense
                    aria-label={t('calendar.judges.setFor', { name: judge.name })}
                    onClick={() => setSetting(judge)}
                  >
                    {t('calendar.judges.set')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {setting && <SetAvailability judge={setting} onClose={() => setSetting(null)} />}
    </Panel>
  );
}
