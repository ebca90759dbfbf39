import type { StoredDelivery } from './deliveryRepository.ts';

/** Whether everyone on record for an entry was served, or a clerk has recorded why not. */
export function isOver(deliveries: readonly Pick<StoredDelivery, 'state'>[]): boolean {
  return deliveries.every(({ state }) => state !== 'pending' && state !== 'escalated');
}
