import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardHearing } from '#contract/calendarBoard';
import { describeMove } from './describeMove.ts';
import type { Move } from './Move.ts';
import { MoveHearing } from './MoveHearing.tsx';
import { MoveOverlay } from './MoveOverlay.tsx';
import type { MoveBoard } from './startMove.ts';
import { useMoves } from './useMoves.ts';
import { useMoveWords } from './useMoveWords.ts';

type Props = {
  table: RefObject<HTMLTableElement | null>;
  hearings: readonly BoardHearing[];
  shown: MoveBoard;
};

/** Moves and resizes the hearings of a board with a pointer or the keyboard; a dropped one is confirmed in a dialog. */
export function BoardMoves({ table, hearings, shown }: Props) {
  const { store, dropped, said, settle } = useMoves(table, hearings, shown);
  const live = useSyncExternalStore(store.subscribe, store.read);
  const move = dropped ?? live;
  const focusAgain = useFocusAgain(table, hearings);
  return (
    <>
      <MoveVoice move={live} said={said} shown={shown} />
      {move && <MoveOverlay move={move} shown={shown} table={table} />}
      {dropped && (
        <MoveHearing
          move={dropped}
          columns={shown.columns}
          onClose={() => {
            focusAgain(dropped.hearing.id);
            settle();
          }}
        />
      )}
    </>
  );
}

/** States each slot to screen readers, with what objects to it. */
function MoveVoice({ move, said, shown }: { move: Move | null; said: string; shown: MoveBoard }) {
  const { t } = useTranslation();
  const words = useMoveWords();
  const isFirst = move !== null && move.at === move.from;
  const text = move === null ? said : describeMove(move, shown.columns, words).join('. ');
  return (
    <p className="vh" aria-live="assertive">
      {isFirst ? `${t('calendar.board.pickedUp')} ${text}` : text}
    </p>
  );
}

/** Returns the focus to a hearing that was moved, as soon as the board shows it in its new place. */
function useFocusAgain(table: RefObject<HTMLTableElement | null>, hearings: readonly BoardHearing[]) {
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other hearings are other elements
  useEffect(() => {
    if (wanted.current === null || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>(`[data-hearing="${wanted.current}"]`)?.focus();
  }, [table, hearings]);
  return (id: string) => {
    wanted.current = id;
  };
}
