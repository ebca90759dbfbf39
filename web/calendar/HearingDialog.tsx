import { CalendarPlus, Check, CircleSlash, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Hearing } from '#contract/hearings';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeHearing } from './ChangeHearing.tsx';
import { CounselWarnings } from './CounselWarnings.tsx';
import { useCloseHearingMutation, useConfirmHearingMutation, useReadHearingQuery } from './calendarApi.ts';
import { type End, EndHearing } from './EndHearing.tsx';
import { HearingStatusWord } from './HearingLines.tsx';
import { MovedFrom } from './MovedFrom.tsx';
import { saveCalendar } from './saveCalendar.ts';

const RequestedSlots = lazily(async () => (await import('./slots/RequestedSlots.tsx')).RequestedSlots, null);

type Props = { id: string; today: string; onClose: () => void; onContinue: (hearing: Hearing) => void };

/** A hearing in full: its facts, its calendar file, and the available actions. */
export function HearingDialog({ id, today, onClose, onContinue }: Props) {
  const { t } = useTranslation();
  const { data: hearing, error } = useReadHearingQuery({ id });
  const [doing, setDoing] = useState<'change' | End | null>(null);
  if (hearing && doing === 'change') {
    return <ChangeHearing hearing={hearing} today={today} onClose={() => setDoing(null)} />;
  }
  if (hearing && doing !== null && doing !== 'change') {
    return (
      <EndHearing
        hearing={hearing}
        how={doing}
        onClose={() => setDoing(null)}
        onDone={() => (doing === 'adjourn' ? onContinue(hearing) : onClose())}
      />
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={hearing ? t('calendar.hearing.title', { event: hearing.event_type }) : t('calendar.hearing.loading')}
      footer={hearing && <HearingActions hearing={hearing} onDo={setDoing} />}
    >
      {!hearing && <CallFailure error={error} />}
      {!hearing && !error && <Skeleton lines={6} />}
      {hearing && <HearingFacts hearing={hearing} />}
      {hearing && (hearing.abilities.confirm || hearing.abilities.change) && (
        <CounselWarnings {...hearing} attorney_ids={hearing.attorneys.map(({ id }) => id)} />
      )}
      {hearing?.abilities.confirm && <RequestedSlots hearing={hearing} />}
    </Dialog>
  );
}

function HearingFacts({ hearing }: { hearing: Hearing }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { case_id, case_number, case_title, attorneys, moved_from } = hearing;
  // The reason of a move is shown with the date that the hearing had.
  const isOfMove = moved_from?.some(({ reason }) => reason === hearing.reason);
  const facts: [string, string | null][] = [
    ['day', format.longDay(hearing.hearing_date)],
    ['from', format.moment(hearing.starts_at)],
    ['duration', t('calendar.hearing.minutes', { count: hearing.duration_minutes })],
    ['venue', hearing.venue],
    ['judge', hearing.judge],
    ['mediator', hearing.mediator],
    ['interpreter', hearing.interpreter],
    ['reporter', hearing.reporter],
    ['attorney_ids', attorneys.map(({ full_name }) => full_name).join(', ') || null],
    ['sitting', hearing.sitting?.title ?? null],
    ['case_type', hearing.case_type],
    ['reason', isOfMove ? null : hearing.reason],
    ['override_reason', hearing.override_reason],
  ];
  return (
    <>
      <p className="strong">
        {case_id ? <Link to={`/cases/${case_id}`}>{case_number}</Link> : case_number} {case_title}
      </p>
      <HearingStatusWord status={hearing.status} />
      {moved_from && (
        <p>
          <MovedFrom dates={moved_from} />
        </p>
      )}
      {!case_id && <p className="muted small">{t('calendar.hearing.notOnDocket')}</p>}
      <dl className="facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`calendar.field.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

function HearingActions({ hearing, onDo }: { hearing: Hearing; onDo: (what: 'change' | End) => void }) {
  const { t } = useTranslation();
  const [confirm, confirming] = useConfirmHearingMutation();
  const [close, closing] = useCloseHearingMutation();
  const { id, version, abilities } = hearing;
  const begun = Date.parse(hearing.starts_at) <= Date.now();
  const tell = (reply: { error?: unknown; data?: { message: string } | undefined }) =>
    reply.data ? toast.success(reply.data.message) : toast.error(errorText(reply.error));
  const confirmIt = async () => {
    const reply = await confirm({ id, version });
    // Objections are resolved in the form, where a reason can also be entered.
    if (reply.error) onDo('change');
    tell(reply);
  };
  return (
    <>
      <Button onClick={() => void saveCalendar(`/scheduling/hearings/${id}/calendar.ics`, hearing.case_number)}>
        <CalendarPlus className="i" aria-hidden />
        {t('calendar.hearing.save')}
      </Button>
      {abilities.change && (
        <>
          <Button kind="danger" onClick={() => onDo('cancel')}>
            <X className="i" aria-hidden />
            {t(hearing.status === 'requested' ? 'calendar.hearing.decline' : 'calendar.hearing.cancel')}
          </Button>
          <Button onClick={() => onDo('change')}>
            <Pencil className="i" aria-hidden />
            {t('calendar.hearing.change')}
          </Button>
        </>
      )}
      {abilities.close && (
        <Button onClick={() => onDo('adjourn')}>
          <CircleSlash className="i" aria-hidden />
          {t('calendar.hearing.adjourn')}
        </Button>
      )}
      {abilities.close && begun && (
        <Button
          kind="primary"
          busy={closing.isLoading}
          onClick={() => void close({ id, version, outcome: 'completed', reason: '' }).then(tell)}
        >
          <Check className="i" aria-hidden />
          {t('calendar.hearing.complete')}
        </Button>
      )}
      {abilities.confirm && (
        <Button kind="primary" busy={confirming.isLoading} onClick={() => void confirmIt()}>
          <Check className="i" aria-hidden />
          {t('calendar.hearing.confirm')}
        </Button>
      )}
    </>
  );
}
