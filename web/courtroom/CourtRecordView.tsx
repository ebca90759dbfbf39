import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourtRecord, CourtSession } from '#contract/courtroom';
import type { PendingMotion } from '#contract/rulings';
import { exhibitKeys, nextStates } from '#domain/courtroom/exhibits';
import type { OutcomeId } from '#domain/courtroom/HearingRecord';
import { mannerKeys, outcomeKeys } from '#domain/courtroom/outcomes';
import { may } from '#domain/identity/permissions';
import { dispositionKeys } from '#domain/rulings/dispositionKeys';
import type { DispositionId } from '#domain/rulings/dispositions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { RuleDialog } from '#web/rulings/RuleDialog.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AddAppearance } from './AddAppearance.tsx';
import { AppearancesPanel } from './AppearancesPanel.tsx';
import { BenchRulings } from './BenchRulings.tsx';
import { CalledCase } from './CalledCase.tsx';
import { useReadCourtRecordQuery } from './courtroomApi.ts';
import { ExhibitsPanel } from './ExhibitsPanel.tsx';
import { MarkExhibit } from './MarkExhibit.tsx';
import { MinutesPanel } from './MinutesPanel.tsx';
import { OfficersForm } from './OfficersForm.tsx';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { recordRuling } from './recordRuling.ts';
import { useRecordQueue } from './useRecordQueue.ts';
import { useSessionKeys } from './useSessionKeys.ts';

type Props = { id: string; session: CourtSession; onChoose: (id: string) => void; onPace: () => void };
type Open =
  | { is: 'add' }
  | { is: 'mark' }
  | { is: 'end'; outcome: 'continued' | 'vacated' | 'off_calendar' }
  | { is: 'rule'; motion: PendingMotion; first: DispositionId };

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
  const [open, setOpen] = useState<Open | null>(null);
  const [chosenMotion, setChosenMotion] = useState(0);
  const at = session.hearings.findIndex((hearing) => hearing.id === id);
  const step = (by: 1 | -1) => {
    const next = session.hearings[at + by];
    if (next) onChoose(next.id);
  };
  const following = [...session.hearings.slice(at + 1), ...session.hearings.slice(0, Math.max(at, 0))];
  const nextWaiting = following.find(({ status }) => status === 'waiting');
  const onNext = nextWaiting && (() => onChoose(nextWaiting.id));
  const acts = record && actsOf(record, may(capacity, 'rulings:make'));
  const motions = acts?.motions ?? [];
  const motion = motions[chosenMotion % Math.max(motions.length, 1)];
  const exhibit = record?.exhibits.findLast(({ state }) => state === 'marked' || state === 'offered');
  const end = (outcome: OutcomeId) => {
    if (outcome === 'continued' || outcome === 'vacated' || outcome === 'off_calendar') setOpen({ is: 'end', outcome });
    else void enter({ does: 'end', outcome });
  };
  const focus = (field: string) => document.querySelector<HTMLElement>(`[data-focus="${field}"]`)?.focus();
  const prefix = useSessionKeys({
    single: {
      j: () => step(1),
      ArrowDown: () => step(1),
      k: () => step(-1),
      ArrowUp: () => step(-1),
      n: onNext,
      ...(session.abilities.record && session.date === session.today && { l: onPace }),
      ...(acts?.canCall && { c: () => void enter({ does: 'call' }) }),
      ...(acts?.isOpen && {
        p: () => void enter({ does: 'pass' }),
        a: () => setOpen({ is: 'add' }),
        e: () => setOpen({ is: 'mark' }),
      }),
      ...(motions.length > 1 && { t: () => setChosenMotion((one) => one + 1) }),
      ...(record?.minutes &&
        !record.signed && {
          m: () => focus('minute-order'),
          s: () => focus('minute-order-code'),
        }),
    },
    pairs: {
      ...(acts?.isOpen &&
        Object.fromEntries(
          record!.choices.flatMap(({ digit, key }) =>
            digit === null
              ? []
              : [
                  [
                    digit,
                    Object.fromEntries(
                      Object.entries(mannerKeys).map(([manner, letter]) => [
                        letter,
                        () => void enter({ does: 'appear', key, manner: manner as keyof typeof mannerKeys }),
                      ]),
                    ),
                  ],
                ],
          ),
        )),
      ...(acts?.canRule &&
        motion && {
          r: Object.fromEntries(
            [...dispositionKeys(motion.allowed)].map(([key, first]) => [
              key,
              () => setOpen({ is: 'rule', motion, first }),
            ]),
          ),
        }),
      ...(acts?.isOpen &&
        exhibit && {
          x: Object.fromEntries(
            nextStates(exhibit.state).flatMap((state) =>
              state === 'marked'
                ? []
                : [[exhibitKeys[state], () => void enter({ does: 'move_exhibit', exhibit_id: exhibit.id, state })]],
            ),
          ),
        }),
      ...(acts?.canEnd && {
        o: Object.fromEntries(
          Object.entries(outcomeKeys).map(([outcome, key]) => [key, () => end(outcome as OutcomeId)]),
        ),
      }),
    },
  });
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
        chosen={motion?.filing_id ?? null}
        canRule={acts!.canRule}
        enter={enter}
        onRule={(of, first) => setOpen({ is: 'rule', motion: of, first })}
      />
      <ExhibitsPanel
        record={record}
        isOpen={acts!.isOpen}
        chosen={exhibit?.id ?? null}
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
      {open?.is === 'add' && <AddAppearance record={record} enter={enter} onClose={() => setOpen(null)} />}
      {open?.is === 'mark' && <MarkExhibit record={record} enter={enter} onClose={() => setOpen(null)} />}
      {open?.is === 'end' && (
        <OutcomeDialog record={record} outcome={open.outcome} enter={enter} onClose={() => setOpen(null)} />
      )}
      {open?.is === 'rule' && (
        <RuleDialog
          motion={open.motion}
          first={open.first}
          hearing={record.hearing}
          today={session.today}
          onClose={() => setOpen(null)}
          {...(record.abilities.record && { send: recordRuling(enter, () => setOpen(null)) })}
        />
      )}
    </div>
  );
}

/** What the person can do with the record now. A judge rules on the screen; the clerk records what the judge ruled. */
function actsOf({ stage, abilities, motions, rulings, hearing, signed }: CourtRecord, isJudge: boolean) {
  const isOpen = abilities.record && (stage === 'called' || stage === 'in_session');
  const ruled = new Set(rulings.map(({ filing_id }) => filing_id));
  return {
    isOpen,
    canCall: abilities.record && stage === 'waiting' && hearing.status === 'waiting',
    canEnd: abilities.record && stage !== 'ended',
    canRule: isOpen || (isJudge && !signed && stage !== 'ended'),
    motions: motions.filter(({ filing_id, held }) => !ruled.has(filing_id) && held === null),
  };
}
