import type { ReactNode } from 'react';
import { Note } from '#web/ui/Note.tsx';

/** Why a form was not accepted, above its fields; nothing if it was not refused. */
export function FormFailure({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <div role="alert">
      <Note tone="warn">{children}</Note>
    </div>
  );
}
