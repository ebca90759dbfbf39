import type { BoardHearing } from '#contract/calendarBoard';
import { hourPx } from '../boardHours.ts';
import type { MoveStore } from './moveStore.ts';
import { type MoveBoard, moveTo, startMove } from './startMove.ts';

type Watched = {
  table: HTMLTableElement;
  store: MoveStore;
  /** The board as it is shown now. */
  board: () => MoveBoard;
  find: (id: string) => BoardHearing | undefined;
  onBegin: (id: string) => void;
  onDrop: () => void;
};
type Press = { id: string; x: number; y: number; isResize: boolean; pointer: number };

/** A pointer that moves less than this is a click. */
const slackPx = 4;
/** A finger that rests this long picks a hearing up; one that moves earlier scrolls. */
const restMs = 350;
const edgePx = 48;

/**
 * Lets a mouse, a pen, or a finger move and resize the hearings of a board. Listens on the table, writes each new slot
 * to the store, and scrolls near the edges. Returns a function that ends it.
 */
export function watchPointer({ table, store, board, find, onBegin, onDrop }: Watched): () => void {
  let press: Press | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let columns: { key: string; left: number; right: number }[] = [];
  let last = { x: 0, y: 0 };
  let frame = 0;
  const isMoving = () => store.read()?.by === 'pointer';

  const begin = () => {
    const hearing = press && find(press.id);
    if (!hearing) return;
    const origin = table.getBoundingClientRect().left;
    columns = [...table.querySelectorAll<HTMLElement>('[data-column]')].map((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return { key: cell.dataset.column!, left: left - origin, right: right - origin };
    });
    startMove(store, board(), hearing, 'pointer');
    onBegin(hearing.id);
    frame = requestAnimationFrame(scrollNearEdges);
  };
  const follow = () => {
    const move = store.read();
    if (!press || !move) return;
    const { step } = board();
    const box = table.getBoundingClientRect();
    const scrolled = box.top - (originTop ?? box.top);
    const minutes = ((last.y - press.y - scrolled) * 60) / hourPx;
    const snap = (minute: number) => Math.round(minute / step) * step;
    const { start, duration, column } = move.from;
    if (press.isResize) {
      const end = snap(start + duration + minutes);
      moveTo(store, board(), { column, start, duration: Math.max(step, end - start) });
      return;
    }
    const x = last.x - box.left;
    const over = columns.find(({ left, right }) => x >= left && x < right)?.key ?? move.at.column;
    moveTo(store, board(), { column: over, start: snap(start + minutes), duration });
  };
  let originTop: number | undefined;
  const scrollNearEdges = () => {
    if (!isMoving()) return;
    const scroller = table.parentElement!;
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const speed = (at: number, low: number, high: number) => (at < low + edgePx ? -10 : at > high - edgePx ? 10 : 0);
    const dx = speed(last.x, left, right);
    const dy = speed(last.y, Math.max(top, 0), Math.min(bottom, window.innerHeight));
    if (dx || dy) {
      scroller.scrollBy(dx, dy);
      follow();
    }
    frame = requestAnimationFrame(scrollNearEdges);
  };
  const end = () => {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
    press = null;
  };

  const onDown = (event: PointerEvent) => {
    const block = (event.target as Element).closest<HTMLElement>('[data-hearing][data-movable]');
    if (!block || event.button !== 0 || store.read()) return;
    const isResize = (event.target as Element).closest('[data-grip]') !== null;
    press = { id: block.dataset.hearing!, x: event.clientX, y: event.clientY, isResize, pointer: event.pointerId };
    last = { x: event.clientX, y: event.clientY };
    originTop = table.getBoundingClientRect().top;
    if (event.pointerType === 'touch') rest = setTimeout(begin, restMs);
  };
  const onMove = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    last = { x: event.clientX, y: event.clientY };
    if (isMoving()) return follow();
    if (Math.hypot(last.x - press.x, last.y - press.y) < slackPx) return;
    if (event.pointerType === 'touch') end();
    else {
      begin();
      follow();
    }
  };
  const onUp = () => {
    const moved = isMoving();
    end();
    if (!moved) return;
    // The click that follows must not open the hearing.
    const swallow = (event: Event) => event.stopPropagation();
    table.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => table.removeEventListener('click', swallow, { capture: true }), 50);
    onDrop();
  };
  const onCancel = () => {
    if (isMoving()) store.write(null);
    end();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isMoving()) return;
    event.stopPropagation();
    onCancel();
  };
  // A finger that has picked up a hearing does not scroll.
  const onTouch = (event: TouchEvent) => isMoving() && event.preventDefault();
  const onMenu = (event: Event) => isMoving() && event.preventDefault();

  table.addEventListener('pointerdown', onDown);
  table.addEventListener('touchmove', onTouch, { passive: false });
  table.addEventListener('contextmenu', onMenu);
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', onKey, true);
  return () => {
    end();
    table.removeEventListener('pointerdown', onDown);
    table.removeEventListener('touchmove', onTouch);
    table.removeEventListener('contextmenu', onMenu);
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', onKey, true);
  };
}
