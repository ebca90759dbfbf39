import type { BoardHearing } from '#contract/calendarBoard';
import type { MoveStore } from './moveStore.ts';
import { type MoveBoard, moveTo, startMove } from './startMove.ts';

type Watched = {
  table: HTMLTableElement;
  store: MoveStore;
  board: () => MoveBoard;
  find: (id: string) => BoardHearing | undefined;
  onBegin: (id: string) => void;
  onDrop: () => void;
  onCancel: () => void;
};

/**
 * Lets the keyboard move the focused hearing: Space picks it up, arrows move it, with Shift by 5 minutes, + and - change
 * its length, Enter drops it, and Escape puts it back. Returns a function that ends it.
 */
export function watchKeys({ table, store, board, find, onBegin, onDrop, onCancel }: Watched): () => void {
  const isMoving = () => store.read()?.by === 'keyboard';

  const pickUp = (event: KeyboardEvent) => {
    const block = (event.target as Element).closest<HTMLElement>('[data-hearing][data-movable]');
    const hearing = block && find(block.dataset.hearing!);
    if (!hearing || store.read() || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    startMove(store, board(), hearing, 'keyboard');
    onBegin(hearing.id);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isMoving()) {
      if (event.key === ' ' && table.contains(event.target as Node)) pickUp(event);
      return;
    }
    const done = act(event.key, event.shiftKey);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const act = (key: string, isFine: boolean): boolean => {
    const { at } = store.read()!;
    const { columns, step } = board();
    const by = isFine ? 5 : step;
    const beside = (direction: 1 | -1) =>
      columns[columns.findIndex(({ key: one }) => one === at.column) + direction]?.key;
    if (key === 'ArrowUp') moveTo(store, board(), { ...at, start: at.start - by });
    else if (key === 'ArrowDown') moveTo(store, board(), { ...at, start: at.start + by });
    else if (key === 'ArrowLeft') moveTo(store, board(), { ...at, column: beside(-1) ?? at.column });
    else if (key === 'ArrowRight') moveTo(store, board(), { ...at, column: beside(1) ?? at.column });
    else if (key === '+' || key === '=') moveTo(store, board(), { ...at, duration: at.duration + by });
    else if (key === '-' || key === '_') moveTo(store, board(), { ...at, duration: at.duration - by });
    else if (key === 'Enter') onDrop();
    else if (key === 'Escape') {
      store.write(null);
      onCancel();
    } else return key === ' ' || key === 'Home' || key === 'End';
    return true;
  };
  // A button is pressed when the space key is released.
  const onRelease = (event: KeyboardEvent) => {
    if (event.key === ' ' && isMoving()) event.preventDefault();
  };

  window.addEventListener('keydown', onKey, true);
  table.addEventListener('keyup', onRelease);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    table.removeEventListener('keyup', onRelease);
  };
}
