import { type RefObject, useEffect, useState } from 'react';

/** Whether some part of an element is in view. True where the browser cannot observe it. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/** Whether an element has been in view, for parts below the first view that are fetched when a person reaches them. */
export function useReached(element: RefObject<HTMLElement | null>): boolean {
  const isInView = useInView(element);
  const [isReached, setReached] = useState(isInView);
  if (isInView && !isReached) setReached(true);
  return isReached;
}
