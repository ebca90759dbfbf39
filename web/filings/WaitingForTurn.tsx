import { useEffect, useState } from 'react';

/** An analysis usually starts immediately; after this time, the screen explains why it has not. */
const explainAfterMs = 4_000;

/** Explains in these words why an analysis has not started: two documents of one person are analyzed at a time. */
export function WaitingForTurn({ words }: { words: string }) {
  const [explained, setExplained] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setExplained(true), explainAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return explained ? <p className="small muted">{words}</p> : null;
}
