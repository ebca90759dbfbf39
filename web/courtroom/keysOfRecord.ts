import type { CourtRecord } from '#contract/courtroom';
import { exhibitKeys, nextStates } from '#domain/courtroom/exhibits';
import type { OutcomeId } from '#domain/courtroom/HearingRecord';
import { mannerKeys, outcomeKeys } from '#domain/courtroom/outcomes';
import { dispositionKeys } from '#domain/rulings/dispositionKeys';
import type { CourtActs } from './actsOf.ts';
import type { OpenDialog } from './CourtDialog.tsx';
import type { EnterInCourt } from './useRecordQueue.ts';
import type { SessionKeys } from './useSessionKeys.ts';

type Moves = {
  step: (by: 1 | -1) => void;
  onNext: (() => void) | undefined;
  /** The next motion. */
  onTurn: () => void;
  end: (outcome: OutcomeId) => void;
  open: (dialog: OpenDialog) => void;
};
type Act = () => void;

/** The keys of a record: what each does now. */
export function keysOfRecord(
  record: CourtRecord | undefined,
  acts: CourtActs,
  enter: EnterInCourt,
  moves: Moves,
): SessionKeys {
  const { step, onNext, onTurn, end, open } = moves;
  const { isOpen, canCall, canRule, canEnd, motions, motion } = acts;
  const single: SessionKeys['single'] = {
    ...{ j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1), n: onNext },
    ...(canCall && { c: () => void enter({ does: 'call' }) }),
    ...(isOpen && {
      p: () => void enter({ does: 'pass' }),
      a: () => open({ is: 'add' }),
      e: () => open({ is: 'mark' }),
    }),
    ...(motions.length > 1 && { t: onTurn }),
    ...(record?.minutes && !record.signed && { m: () => focus('minute-order'), s: () => focus('minute-order-code') }),
  };
  const rulings = motion ? [...dispositionKeys(motion.allowed)] : [];
  const pairs: SessionKeys['pairs'] = {
    ...(isOpen && record && appearances(record, enter)),
    ...(isOpen && exhibitActs(acts, enter)),
    ...(canRule &&
      motion && { r: byKey(rulings.map(([key, first]) => [key, () => open({ is: 'rule', motion, first })])) }),
    ...(canEnd && { o: byKey(Object.entries(outcomeKeys).map(([id, key]) => [key, () => end(id as OutcomeId)])) }),
  };
  return { single, pairs };
}

const byKey = (acts: [string, Act][]): Record<string, Act> => Object.fromEntries(acts);
const focus = (field: string) => document.querySelector<HTMLElement>(`[data-focus="${field}"]`)?.focus();

/** A digit for each person, and then the letter of how the person appeared. */
function appearances({ choices }: CourtRecord, enter: EnterInCourt): SessionKeys['pairs'] {
  const of = (key: string) =>
    byKey([
      [mannerKeys.in_person, () => void enter({ does: 'appear', key, manner: 'in_person' })],
      [mannerKeys.remote, () => void enter({ does: 'appear', key, manner: 'remote' })],
      [mannerKeys.none, () => void enter({ does: 'appear', key, manner: 'none' })],
    ]);
  return Object.fromEntries(choices.flatMap(({ digit, key }) => (digit === null ? [] : [[digit, of(key)]])));
}

function exhibitActs({ exhibit }: CourtActs, enter: EnterInCourt): SessionKeys['pairs'] {
  if (!exhibit) return {};
  const { id: exhibit_id } = exhibit;
  return {
    x: byKey(
      nextStates(exhibit.state).flatMap((state): [string, Act][] =>
        state === 'marked' ? [] : [[exhibitKeys[state], () => void enter({ does: 'move_exhibit', exhibit_id, state })]],
      ),
    ),
  };
}
