import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading of a section that opens below the pressed control: it receives the focus immediately, and the section
 * is scrolled into view immediately and again when its content has loaded, because a short page cannot scroll far
 * enough before. A section that is the work of its page is shown with the page’s title instead (`atTop`).
 */
export function useBroughtIntoView<Heading extends HTMLElement>(
  hasArrived: boolean,
  atTop = false,
): RefObject<Heading | null> {
  const heading = useRef<Heading>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  // The braces are needed: in newer browsers, scrollIntoView returns a promise, which an effect must not return.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival changes how far the page can scroll
  useEffect(() => {
    if (atTop) document.documentElement.scrollTop = 0;
    else heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [hasArrived]);
  return heading;
}
