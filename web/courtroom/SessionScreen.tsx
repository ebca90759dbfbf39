import { Gavel } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { CourtRecordView } from './CourtRecordView.tsx';
import { useReadSessionQuery } from './courtroomApi.ts';
import { SessionList } from './SessionList.tsx';
import styles from './SessionScreen.module.css';
import { useSessionAddress } from './useSessionAddress.ts';

/** How often the status of the session is read again. */
const usualMs = 15_000;

/** /session: the calendar of a judge for a day in the courtroom, and the record of the case that is called. */
export function SessionScreen() {
  const { t } = useTranslation();
  const { judge, date, hearing, change } = useSessionAddress();
  const asked = { ...(judge && { judge_id: judge }), ...(date && { date }) };
  const { data, error } = useReadSessionQuery(asked, { pollingInterval: usualMs, refetchOnFocus: true });
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
      </div>
      <div className={styles.session}>
        <SessionList hearings={data.hearings} chosen={chosen} onChoose={(id) => change({ hearing: id })} />
        {chosen ? (
          <CourtRecordView key={chosen} id={chosen} session={data} onChoose={(id) => change({ hearing: id })} />
        ) : (
          <Panel>
            <EmptyState icon={Gavel} title={t('courtroom.noHearings')} text={t('courtroom.noHearingsText')} />
          </Panel>
        )}
      </div>
    </>
  );
}
