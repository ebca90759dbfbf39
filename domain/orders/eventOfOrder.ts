import type { DocketEventId } from '#domain/docketing/data/docketEvents';
import type { DispositionId } from '#domain/rulings/dispositions';
import { eventOfRuling } from '#domain/rulings/writeRuling';

/** The event of the docket that a signed order is, by how it decides its motion; null for an order without one. */
export function eventOfOrder(disposition: DispositionId | null): DocketEventId {
  if (disposition === null) return 'order_signed_proposed';
  const event = eventOfRuling(disposition);
  return event === 'order_denying' || event === 'order_part' || event === 'order_moot'
    ? event
    : 'order_signed_proposed';
}
