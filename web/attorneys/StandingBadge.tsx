import { isActive } from '#domain/attorneys/standings';
import { Badge } from '#web/ui/Status.tsx';

/** An attorney's standing: green for 'active' in any capitalization, otherwise red. */
export function StandingBadge({ status }: { status: string }) {
  return <Badge tone={isActive(status) ? 'ok' : 'bad'}>{status}</Badge>;
}
