import { type RefObject, useEffect, useState } from 'react';

/** Whether some part of an element is in view. True where the browser cannot observe it. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setInView(isVisible(entries.at(-1)!)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/** An element that only touches the edge of the view, such as a closed drawer, is not visible. */
const isVisible = ({ isIntersecting, intersectionRatio }: IntersectionObserverEntry): boolean =>
  isIntersecting && intersectionRatio > 0;

/** Whether an element has been in view, for parts below the first view that are fetched when a person reaches them. */
export function useReached(element: RefObject<HTMLElement | null>): boolean {
  const isInView = useInView(element);
  const [isReached, setReached] = useState(isInView);
  if (isInView && !isReached) setReached(true);
  return isReached;
}

/** Where the styles show one pane at a time and the navigation as a drawer. */
const phone = '(max-width: 719px)';

/**
 * Whether a part that a phone hides at first, such as a pane or the navigation, has been shown. Such a part is rendered
 * when a person opens it; on a wider screen, it is rendered from the start.
 */
export function useShown(element: RefObject<HTMLElement | null>): boolean {
  const isReached = useReached(element);
  const [isWide] = useState(() => !window.matchMedia(phone).matches);
  return isWide || isReached;
}
