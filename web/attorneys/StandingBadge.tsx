import { isActive } from '#domain/attorneys/standings';
import { Badge } from '#web/ui/Status.tsx';

/** How an attorney stands: 'active' in any capitalisation is green, everything else red (SPEC.md 4). */
export function StandingBadge({ status }: { status: string }) {
  return <Badge tone={isActive(status) ? 'ok' : 'bad'}>{status}</Badge>;
}
