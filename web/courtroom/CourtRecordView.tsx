import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourtSession } from '#contract/courtroom';
import type { OutcomeId } from '#domain/courtroom/HearingRecord';
import { may } from '#domain/identity/permissions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AppearancesPanel } from './AppearancesPanel.tsx';
import { actsOf } from './actsOf.ts';
import { BenchRulings } from './BenchRulings.tsx';
import { CalledCase } from './CalledCase.tsx';
import { CourtDialog, type OpenDialog } from './CourtDialog.tsx';
import { useReadCourtRecordQuery } from './courtroomApi.ts';
import { ExhibitsPanel } from './ExhibitsPanel.tsx';
import { keysOfRecord } from './keysOfRecord.ts';
import { MinutesPanel } from './MinutesPanel.tsx';
import { OfficersForm } from './OfficersForm.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { useRecordQueue } from './useRecordQueue.ts';
import { useSessionKeys } from './useSessionKeys.ts';

type Props = { id: string; session: CourtSession; onChoose: (id: string) => void; onPace: () => void };

const usualMs = 15_000;

/** The record of a hearing, with its keys. */
export function CourtRecordView({ id, session, onChoose, onPace }: Props) {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const { data: record, error } = useReadCourtRecordQuery(
    { id },
    { pollingInterval: usualMs, refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  const enter = useRecordQueue(record);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [turn, setTurn] = useState(0);
  const acts = actsOf(record, { isJudge: may(capacity, 'rulings:make'), turn });
  const end = (outcome: OutcomeId) => {
    if (outcome === 'continued' || outcome === 'vacated' || outcome === 'off_calendar') setOpen({ is: 'end', outcome });
    else void enter({ does: 'end', outcome });
  };
  const at = session.hearings.findIndex((hearing) => hearing.id === id);
  const following = [...session.hearings.slice(at + 1), ...session.hearings.slice(0, Math.max(at, 0))];
  const nextWaiting = following.find(({ status }) => status === 'waiting');
  const onNext = nextWaiting && (() => onChoose(nextWaiting.id));
  const step = (by: 1 | -1) => {
    const next = session.hearings[at + by];
    if (next) onChoose(next.id);
  };
  const isToday = session.date === session.today;
  const moves = { step, onNext, onTurn: () => setTurn((one) => one + 1), end, open: setOpen };
  const keys = keysOfRecord(record, acts, enter, moves);
  const paces = session.abilities.record && isToday && { l: onPace };
  const prefix = useSessionKeys({ ...keys, single: { ...keys.single, ...paces } });
  if (!record) return error ? <CallFailure error={error} /> : <Skeleton lines={8} fills />;
  return (
    <div className="stack" data-own-keys={prefix === 'r' ? 'g' : undefined}>
      <CalledCase
        record={record}
        onCall={() => void enter({ does: 'call' })}
        onPass={() => void enter({ does: 'pass' })}
        onNext={onNext}
      />
      {record.abilities.record && <p className="muted small">{t('courtroom.keys')}</p>}
      <AppearancesPanel record={record} prefix={prefix} enter={enter} onAdd={() => setOpen({ is: 'add' })} />
      <OfficersForm key={`${record.reporter} ${record.interpreter}`} record={record} enter={enter} />
      <BenchRulings
        record={record}
        chosen={acts.motion?.filing_id ?? null}
        canRule={acts.canRule}
        enter={enter}
        onRule={(motion, first) => setOpen({ is: 'rule', motion, first })}
      />
      <ExhibitsPanel
        record={record}
        isOpen={acts.isOpen}
        chosen={acts.exhibit?.id ?? null}
        enter={enter}
        onMark={() => setOpen({ is: 'mark' })}
      />
      <OutcomePanel
        record={record}
        isWaiting={prefix === 'o'}
        onEnd={end}
        onReopen={() => void enter({ does: 'reopen' })}
      />
      <MinutesPanel record={record} enter={enter} />
      {open && (
        <CourtDialog record={record} open={open} today={session.today} enter={enter} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
