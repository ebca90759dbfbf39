import { useEffect, useState } from 'react';

/**
 * For work that can wait: false until the given time in milliseconds has passed and the browser has nothing more urgent
 * to do.
 */
export function useIdle(after: number): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let stopWaiting: (() => void) | undefined;
    const timer = setTimeout(() => {
      // Safari has no such callback.
      if (typeof requestIdleCallback === 'undefined') return setIdle(true);
      const callback = requestIdleCallback(() => setIdle(true), { timeout: after });
      stopWaiting = () => cancelIdleCallback(callback);
    }, after);
    return () => {
      clearTimeout(timer);
      stopWaiting?.();
    };
  }, [after]);
  return isIdle;
}
