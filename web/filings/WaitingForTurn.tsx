import { useEffect, useState } from 'react';

/** An analysis usually starts immediately; after this time, the person is told why it has not. */
const tellAfterMs = 4_000;

/** Says in these words why an analysis has not begun: two documents of one person are analyzed at a time. */
export function WaitingForTurn({ words }: { words: string }) {
  const [told, setTold] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTold(true), tellAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return told ? <p className="small muted">{words}</p> : null;
}
