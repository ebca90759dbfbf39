import { useState } from 'react';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { type DroppedFiles, useFilesOverWindow } from '#web/ui/useFilesOverWindow.ts';

const DropLayer = lazily(async () => (await import('#web/intake/drop/DropLayer.tsx')).DropLayer, null);

/** Court staff file at the counter, which has its own areas for files. */
const isFiler = (capacity: ReturnType<typeof capacityOf>) =>
  may(capacity, 'filings:file') && !may(capacity, 'filings:prioritize');

/**
 * Files that people who file drop anywhere on the window; for everyone else a drop does nothing. The code for it is
 * fetched with the first drag. The region is on the page before, so that screen readers announce what it states.
 */
export function DropAnywhere() {
  const files = useAppSelector(({ user }) => user.stage === 'complete' && isFiler(capacityOf(user)));
  const [dropped, setDropped] = useState<DroppedFiles | null>(null);
  const [isUsed, setUsed] = useState(false);
  const isOver = useFilesOverWindow(files ? setDropped : null);
  if (isOver && !isUsed) setUsed(true);
  return (
    <div role="status">
      {files && (isUsed || dropped) && <DropLayer isOver={isOver} dropped={dropped} onTaken={() => setDropped(null)} />}
    </div>
  );
}
