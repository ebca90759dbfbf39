import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BestSlot, BestSlots } from '#contract/bestSlots';
import type { HearingRequest } from '#contract/hearingRequests';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRequestSlots } from '../slots/useRequestSlots.ts';
import styles from './requests.module.css';
import { useListCaseHearingRequestsQuery, useWithdrawHearingRequestMutation } from './requestsApi.ts';

const BestSlotList = lazily(async () => (await import('../slots/BestSlotList.tsx')).BestSlotList, null);
const DeclineRequest = lazily(async () => (await import('./DeclineRequest.tsx')).DeclineRequest, null);
const ScheduleRequest = lazily(async () => (await import('./ScheduleRequest.tsx')).ScheduleRequest, null);

const tones: Record<HearingRequest['state'], Tone> = {
  pending: 'info',
  scheduled: 'ok',
  declined: 'bad',
  withdrawn: 'none',
};

/** The requests for a hearing in a case with their states: for filers their own, for the court everyone's. */
export function CaseHearingRequests({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const { data } = useListCaseHearingRequestsQuery({ id: caseId });
  const slots = useRequestSlots(data?.data ?? []);
  if (!data || data.data.length === 0) return null;
  return (
    <section className={styles.requests} aria-label={t('cases.requests.heading')}>
      <h3>{t('cases.requests.heading')}</h3>
      <ul>
        {data.data.map((request) => (
          <RequestLine key={request.id} request={request} best={slots.get(request.id)} />
        ))}
      </ul>
    </section>
  );
}

type LineProps = { request: HearingRequest; best: BestSlots | undefined; isInList?: boolean };

/** One request with what the viewer may do with it. */
export function RequestLine({ request, best, isInList = false }: LineProps) {
  const [slot, setSlot] = useState<BestSlot | null>(null);
  const format = useFormat();
  const { t } = useTranslation();
  const { state, purpose, minutes, position, note, preferred, requested_by, requested_at, reason } = request;
  return (
    <li className={styles.request}>
      <div className={styles.about}>
        <b className="strong">{purpose}</b> <Status tone={tones[state]}>{t(`cases.requests.state.${state}`)}</Status>
        {isInList && (
          <p className="small">
            <Link to={`/cases/${request.case_id}?tab=hearings`}>{request.case_number}</Link> {request.case_title}
          </p>
        )}
        <p className="small">
          {t('cases.requests.about', { count: minutes, position: t(`cases.requests.positions.${position}`) })}{' '}
          {preferred.length > 0
            ? t('cases.requests.prefers', { days: preferred.map((day) => format.day(day)) })
            : t('cases.requests.anyDay')}
        </p>
        {note && <p className="small">{note}</p>}
        <p className="muted small">
          {t('cases.requests.by', { name: requested_by, moment: format.moment(requested_at) })}
        </p>
        {reason && <p className="small">{t('cases.requests.reason', { reason })}</p>}
      </div>
      <RequestActs request={request} />
      {best && (
        <div className={styles.best}>
          <BestSlotList best={best} onUse={setSlot} />
        </div>
      )}
      {slot && <ScheduleRequest request={request} slot={slot} onClose={() => setSlot(null)} />}
    </li>
  );
}

function RequestActs({ request }: { request: HearingRequest }) {
  const { t } = useTranslation();
  const [doing, setDoing] = useState<'schedule' | 'decline' | null>(null);
  const [withdraw, { isLoading }] = useWithdrawHearingRequestMutation();
  const { id, version, abilities, purpose } = request;
  const takeBack = async () => {
    const reply = await withdraw({ id, version });
    if (reply.data) toast.success(reply.data.message);
    else toast.error(errorText(reply.error));
  };
  return (
    <div className={styles.decisions}>
      {abilities.withdraw && (
        <Button dense busy={isLoading} onClick={() => void takeBack()}>
          {t('cases.requests.withdraw')}
          <span className="vh">: {purpose}</span>
        </Button>
      )}
      {abilities.decide && (
        <>
          <Button dense kind="danger" onClick={() => setDoing('decline')}>
            {t('cases.requests.decline')}
            <span className="vh">: {purpose}</span>
          </Button>
          <Button dense kind="primary" onClick={() => setDoing('schedule')}>
            {t('cases.requests.schedule')}
            <span className="vh">: {purpose}</span>
          </Button>
        </>
      )}
      {doing === 'decline' && <DeclineRequest request={request} onClose={() => setDoing(null)} />}
      {doing === 'schedule' && <ScheduleRequest request={request} onClose={() => setDoing(null)} />}
    </div>
  );
}
