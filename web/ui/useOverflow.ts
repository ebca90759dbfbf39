import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element holds more than its height shows, now and whenever it or what it holds changes its size. */
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
