import type { AvailabilityStatus } from '#domain/hearings/availability';

/** `Out of office` */
export function nameAvailability(status: AvailabilityStatus): string {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
