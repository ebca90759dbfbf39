import { type RefObject, useEffect } from 'react';

/** While it is on, scrolling the document of one pane scrolls the document of the other by the same distance. */
export function useSyncedScroll(frame: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = frame.current;
    if (!isOn || !element) return;
    const tops = new WeakMap<Element, number>();
    const desks = () => [...element.querySelectorAll('.desk')];
    for (const desk of desks()) tops.set(desk, desk.scrollTop);
    const follow = (event: Event) => {
      const moved = event.target;
      if (!(moved instanceof Element) || !moved.classList.contains('desk')) return;
      const by = moved.scrollTop - (tops.get(moved) ?? moved.scrollTop);
      tops.set(moved, moved.scrollTop);
      for (const other of desks()) {
        if (other === moved || by === 0) continue;
        other.scrollTop += by;
        // Its own event then finds no distance to pass on.
        tops.set(other, other.scrollTop);
      }
    };
    element.addEventListener('scroll', follow, true);
    return () => element.removeEventListener('scroll', follow, true);
  }, [frame, isOn]);
}
