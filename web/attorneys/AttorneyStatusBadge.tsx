import { isActive } from '#domain/attorneys/attorneyStatuses';
import { Badge } from '#web/ui/Status.tsx';

/** An attorney's status: green for 'active' in any capitalization, otherwise red. */
export function AttorneyStatusBadge({ status }: { status: string }) {
  return <Badge tone={isActive(status) ? 'ok' : 'bad'}>{status}</Badge>;
}
