import { useEffect, useState } from 'react';
import { type Message, showInLine } from '#web/ui/toast.ts';

/** A message in a screen's own line, with an action that takes it back if there is one. */
export type LineMessage = Message & { undo?: () => void };
export type SayInLine = (message: LineMessage) => void;

/** Long enough to read and to reach the action. */
const shownMs = 12_000;

/** The messages of a screen, shown in its status line instead of as toasts over the work. */
export function useMessageLine() {
  const [message, setMessage] = useState<LineMessage | null>(null);
  useEffect(() => showInLine(setMessage), []);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), shownMs);
    return () => clearTimeout(timer);
  }, [message]);
  const say: SayInLine = setMessage;
  return { message, say };
}
