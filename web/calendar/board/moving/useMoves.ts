import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardHearing } from '#contract/calendarBoard';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useLazyReadPlacementFactsQuery } from '../../calendarApi.ts';
import { describeMove } from './describeMove.ts';
import { readKnown } from './judgeSlot.ts';
import { canDrop, isSameSlot, type Move } from './Move.ts';
import { createMoveStore } from './moveStore.ts';
import { learn, type MoveBoard } from './startMove.ts';
import { useMoveWords } from './useMoveWords.ts';
import { watchKeys } from './watchKeys.ts';
import { watchPointer } from './watchPointer.ts';

/** The open times are shown in steps of a quarter of an hour, whatever the step of the move. */
const stepOfOpen = 15;

/** Listens for moves on a board. Returns the move in progress, the one that was dropped, and what was said last. */
export function useMoves(
  table: RefObject<HTMLTableElement | null>,
  hearings: readonly BoardHearing[],
  shown: MoveBoard,
) {
  const store = useMemo(createMoveStore, []);
  const [dropped, setDropped] = useState<Move | null>(null);
  const [said, setSaid] = useState('');
  const [load] = useLazyReadPlacementFactsQuery();
  const words = useMoveWords();
  /** The listeners stay; what they read is current. */
  const current = useRef({ hearings, shown, words, load });
  useEffect(() => {
    current.current = { hearings, shown, words, load };
  });

  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const board = () => current.current.shown;
    const onBegin = async (id: string) => {
      const dates = board().columns.map(({ day }) => day.date);
      const reply = await current.current.load({ id, from: dates[0]!, to: dates.at(-1)! });
      if (store.read()?.hearing.id !== id) return;
      if (reply.data) {
        const { columns, hours } = board();
        return learn(store, board(), readKnown(reply.data, columns, hours, stepOfOpen));
      }
      store.write(null);
      toast.error(errorText(reply.error));
    };
    const onCancel = () => setSaid(current.current.words.t('calendar.board.putBack'));
    const onDrop = () => {
      const move = store.read();
      if (!move) return;
      if (!canDrop(move.judged)) {
        toast.error(describeMove(move, board().columns, current.current.words).slice(1).join(' '));
        if (move.by === 'pointer') store.write(null);
        return;
      }
      store.write(null);
      if (isSameSlot(move.from, move.at)) onCancel();
      else setDropped(move);
    };
    const find = (id: string) => current.current.hearings.find((one) => one.id === id);
    const watched = { table: element, store, board, find, onBegin, onDrop };
    const ends = [watchPointer(watched), watchKeys({ ...watched, onCancel })];
    return () => {
      for (const end of ends) end();
    };
  }, [table, store]);

  return { store, dropped, said, settle: () => setDropped(null) };
}
