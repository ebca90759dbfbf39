import { Gavel } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courtroomKeys } from '#domain/courtroom/courtroomKeys';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useReadCourtSessionQuery } from './courtroomApi.ts';
import { NotNotified } from './NotNotified.tsx';
import { PaceDialog } from './PaceDialog.tsx';
import { SessionList } from './SessionList.tsx';
import styles from './SessionScreen.module.css';
import { useSessionAddress } from './useSessionAddress.ts';

/** Fetched while the session is read, so that the list of cases does not wait for it. */
const loadRecord = async () => (await import('./CourtRecordView.tsx')).CourtRecordView;
const CourtRecordView = lazily(loadRecord, <Skeleton lines={8} fills />);

/** How often the status of the session is read again. */
const usualMs = 15_000;

/** /session: the calendar of a judge for a day in the courtroom, and the record of the case that is called. */
export function SessionScreen() {
  const format = useFormat();
  const { t } = useTranslation();
  const [isPacing, setPacing] = useState(false);
  useEffect(() => void loadRecord().catch(() => {}), []);
  const { judge, date, hearing, change } = useSessionAddress();
  const asked = { ...(judge && { judge_id: judge }), ...(date && { date }) };
  const { data, error } = useReadCourtSessionQuery(asked, { pollingInterval: usualMs, refetchOnFocus: true });
  if (!data) return error ? <CallFailure error={error} /> : <Skeleton lines={8} fills />;
  const isOfSession = data.hearings.some(({ id }) => id === hearing);
  const current = data.hearings.find(({ status }) => status === 'called' || status === 'in_session');
  const waiting = data.hearings.find(({ status }) => status === 'waiting');
  const chosen = isOfSession ? hearing : ((current ?? waiting ?? data.hearings[0])?.id ?? null);
  return (
    <>
      <PageHead title={t('titles.session')}>{t('courtroom.intro')}</PageHead>
      <div className={styles.sessionChoice}>
        <Select
          label={t('courtroom.judge')}
          value={data.judge?.id ?? ''}
          onChange={(id) => change({ judge: id, hearing: null })}
          {...(!data.judge && { placeholder: t('courtroom.noJudge') })}
          options={data.judges.map(({ id, name, hearings }) => ({
            value: id,
            label: t('courtroom.judgeHearings', { name, count: hearings }),
          }))}
        />
        <TextField
          label={t('courtroom.day')}
          type="date"
          value={data.date}
          onChange={(day) => day && change({ date: day === data.today ? null : day, hearing: null })}
        />
        {data.judge && data.abilities.record && data.date === data.today && (
          <Button onClick={() => setPacing(true)}>
            {t('courtroom.pace.button')} <kbd>{courtroomKeys.pace}</kbd>
          </Button>
        )}
        {data.pace.recess_until && (
          <Badge tone="warn">{t('courtroom.pace.inRecess', { time: format.clock(data.pace.recess_until) })}</Badge>
        )}
        {data.pace.delay_minutes > 0 && (
          <Badge tone="warn">{t('courtroom.pace.late', { count: data.pace.delay_minutes })}</Badge>
        )}
      </div>
      <NotNotified people={data.not_notified} />
      <div className={styles.session}>
        <SessionList hearings={data.hearings} chosen={chosen} onChoose={(id) => change({ hearing: id })} />
        {chosen ? (
          <CourtRecordView
            key={chosen}
            id={chosen}
            session={data}
            onChoose={(id) => change({ hearing: id })}
            onPace={() => setPacing(true)}
          />
        ) : (
          <Panel>
            <EmptyState icon={Gavel} title={t('courtroom.noHearings')} text={t('courtroom.noHearingsText')} />
          </Panel>
        )}
      </div>
      {isPacing && data.judge && (
        <PaceDialog judgeId={data.judge.id} pace={data.pace} onClose={() => setPacing(false)} />
      )}
    </>
  );
}
