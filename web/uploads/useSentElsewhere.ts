import { useEffect, useState } from 'react';
import { lockOf } from './sendParts.ts';

/** Which of these uploads are being sent by another window of this browser. */
export function useSentElsewhere(ids: readonly string[]): ReadonlySet<string> {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const wanted = ids.join();
  useEffect(() => {
    if (!navigator.locks || wanted === '') return;
    let isOver = false;
    const look = async () => {
      const locks = await navigator.locks.query();
      const names = new Set(locks.held?.map(({ name }) => name));
      if (!isOver) setHeld(new Set(wanted.split(',').filter((id) => names.has(lockOf(id)))));
    };
    void look();
    const timer = setInterval(() => void look(), 2000);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [wanted]);
  return held;
}
