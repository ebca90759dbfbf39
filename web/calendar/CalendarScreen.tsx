import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hearing } from '#contract/hearings';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { zoneName } from '#web/ui/zoneName.ts';
import { CalendarActions } from './CalendarActions.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';
import styles from './CalendarScreen.module.css';
import { QuickEntry } from './entry/QuickEntry.tsx';
import { emptyValues, type HearingValues, valuesOf } from './hearingValues.ts';
import { JudgeAvailability } from './JudgeAvailability.tsx';
import { PendingRequests } from './requests/PendingRequests.tsx';
import { UpcomingHearings } from './UpcomingHearings.tsx';
import { type CalendarAddress, useCalendarAddress } from './useCalendarAddress.ts';
import { useCourtNow } from './useCourtNow.ts';
import { WaitingRequests } from './WaitingRequests.tsx';

const ScheduleHearing = lazily(async () => (await import('./ScheduleHearing.tsx')).ScheduleHearing, null);
const HearingDialog = lazily(async () => (await import('./HearingDialog.tsx')).HearingDialog, null);
const SubscribeDialog = lazily(async () => (await import('./SubscribeDialog.tsx')).SubscribeDialog, null);

/** /calendar: the Court Calendar. Month, day, view, and the open hearing are in the address. */
export function CalendarScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const { date: today } = useCourtNow();
  const { address, change } = useCalendarAddress(today);
  const [isSubscribing, setIsSubscribing] = useState(false);
  const [started, setScheduling] = useState<{ initial?: HearingValues } | null>(null);
  const scheduling = started ?? fromAddress(address.schedule);
  const endScheduling = () => {
    setScheduling(null);
    if (address.schedule) change({ schedule: '' });
  };

  if (!may(capacity, 'hearings:read')) {
    return (
      <>
        <PageHead title={t('titles.calendar')} />
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('calendar.notYours')} text={t('calendar.notYoursText')} />
        </Panel>
      </>
    );
  }
  const onSchedule = may(capacity, 'hearings:request') ? () => setScheduling({}) : undefined;
  const isBoard = isBoardView(address);
  const open = (hearing: string) => change({ hearing });
  const continued = (hearing: Hearing) => {
    change({ hearing: '' });
    setScheduling({ initial: { ...valuesOf(hearing), hearing_date: '', hearing_time: '', override_reason: '' } });
  };

  return (
    <>
      <CalendarPageHead address={address} onSubscribe={() => setIsSubscribing(true)} />
      {may(capacity, 'hearings:schedule') && (
        <QuickEntry
          today={today}
          onScheduled={(day) => change({ month: day.slice(0, 7), day })}
          onEditAll={(initial) => setScheduling({ initial })}
        />
      )}
      <div className={isBoard ? `${styles.cal} ${styles.wide}` : styles.cal}>
        <CalendarPanel
          today={today}
          address={address}
          change={change}
          onOpen={open}
          schedules={may(capacity, 'hearings:schedule')}
        />
        <aside className="stack" aria-label={t('calendar.aside')}>
          {may(capacity, 'hearings:schedule') && <WaitingRequests />}
          {may(capacity, 'hearings:schedule') && <PendingRequests />}
          <UpcomingHearings
            today={today}
            isRequest={!may(capacity, 'hearings:schedule')}
            onSchedule={onSchedule}
            onOpen={open}
          />
          <JudgeAvailability />
        </aside>
      </div>
      {isSubscribing && <SubscribeDialog onClose={() => setIsSubscribing(false)} />}
      {scheduling && onSchedule && (
        <ScheduleHearing
          today={today}
          day={address.day}
          isRequest={!may(capacity, 'hearings:schedule')}
          initial={scheduling.initial}
          onClose={endScheduling}
          onScheduled={(day) => {
            setScheduling(null);
            change({ month: day.slice(0, 7), day, schedule: '' });
          }}
        />
      )}
      {address.hearing && !scheduling && (
        <HearingDialog
          id={address.hearing}
          today={today}
          onClose={() => change({ hearing: '' })}
          onContinue={continued}
        />
      )}
    </>
  );
}

const isBoardView = ({ view }: CalendarAddress) => view === 'week' || view === 'day';

type HeadProps = { address: CalendarAddress; onSubscribe: () => void };

/** The title, with printing, export, and subscription. */
function CalendarPageHead({ address, onSubscribe }: HeadProps) {
  const { t } = useTranslation();
  const { time_zone } = useCourtNow();
  return (
    <div className={isBoardView(address) ? styles.notPosted : undefined}>
      <PageHead title={t('titles.calendar')} actions={<CalendarActions address={address} onSubscribe={onSubscribe} />}>
        {t('calendar.intro', { zone: zoneName(time_zone) })}
      </PageHead>
    </div>
  );
}

/** The search opens the form with a case, or without one. */
function fromAddress(schedule: string): { initial?: HearingValues } | null {
  if (schedule === '') return null;
  return schedule === 'new' ? {} : { initial: { ...emptyValues(''), case_number: schedule } };
}
