import { Note } from '#web/ui/Note.tsx';
import { errorText } from './errorText.ts';

/** Why a call failed, announced to screen readers; nothing if it did not fail. */
export function CallFailure({ error, className }: { error: unknown; className?: string }) {
  if (!error) return null;
  return (
    <div className={className} role="alert">
      <Note tone="warn">{errorText(error)}</Note>
    </div>
  );
}
