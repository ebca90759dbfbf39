import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';

const FilersNotices = lazily(async () => (await import('./FilersNotices.tsx')).FilersNotices, null);

/** Notices about documents that are not filed, for roles that file. */
export function HeldNotices() {
  const capacity = useAppSelector((state) => capacityOf(state.user));
  return may(capacity, 'filings:file') ? <FilersNotices /> : null;
}
