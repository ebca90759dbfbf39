import { useEffect, useRef, useState } from 'react';

/** Whether the last doubtful field was settled; the note about it takes the focus. */
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
