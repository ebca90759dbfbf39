import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element's content is taller than the element, updated whenever either changes its size. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setOverflows(measured.scrollHeight > measured.clientHeight + 1);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    for (const sized of [measured, ...measured.children]) observer.observe(sized);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
