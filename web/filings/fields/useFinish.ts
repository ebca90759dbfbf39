import { useEffect, useRef, useState } from 'react';

/** Whether the last uncertain field was reviewed; the note about it receives the focus. */
export function useFinish() {
  const [isFinished, setFinished] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFinished) note.current?.focus();
  }, [isFinished]);
  return {
    isFinished,
    note,
    finish: () => {
      setFinished(true);
      note.current?.focus();
    },
    goOn: () => setFinished(false),
  };
}

export type Finish = ReturnType<typeof useFinish>;
