import { useEffect, useState } from 'react';
import type { Hold } from '#contract/review';
import { useAppDispatch } from '#web/store.ts';
import { reviewApi } from './reviewApi.ts';

/** The seconds during which each decision can still be undone; at the end, the affected data is fetched again. */
export function useHoldSeconds(holds: readonly Hold[], receivedAt: number): (hold: Hold) => number {
  const now = useSeconds(holds.length > 0);
  const dispatch = useAppDispatch();
  const left = (hold: Hold) => Math.max(0, Math.ceil(hold.seconds_left - (now - receivedAt) / 1000));
  const due = holds.some((hold) => left(hold) === 0);
  useEffect(() => {
    // In effect now or within moments: the filing leaves the list and appears on the docket.
    if (due) {
      const timer = setTimeout(() => dispatch(reviewApi.util.invalidateTags(['Review', 'Filings', 'Cases'])), 1500);
      return () => clearTimeout(timer);
    }
  }, [due, dispatch]);
  return left;
}

/** This browser's clock, updated every second while it is needed. */
function useSeconds(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
