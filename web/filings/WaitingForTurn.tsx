import { useEffect, useState } from 'react';

/** An analysis usually starts immediately; after this time, the screen explains why it has not. */
const explainAfterMs = 4_000;

/** Explains why an analysis has not started: at most two documents per person are analyzed at the same time. */
export function WaitingForTurn({ words }: { words: string }) {
  const [explained, setExplained] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setExplained(true), explainAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return explained ? <p className="small muted">{words}</p> : null;
}
