import type { ReactNode } from 'react';
import { Note } from '#web/ui/Note.tsx';
import { errorText } from './errorText.ts';

type Props = {
  error: unknown;
  className?: string | undefined;
  /** The message for an error that states none. */
  fallback?: string | undefined;
  /** What to know or do about it, after the message. */
  children?: ReactNode;
};

/** Why a call failed, announced to screen readers; nothing if it did not fail. */
export function CallFailure({ error, className, fallback, children }: Props) {
  if (!error) return null;
  return (
    <div className={className} role="alert">
      <Note tone="warn">
        {errorText(error, fallback)}
        {children && <> {children}</>}
      </Note>
    </div>
  );
}
