import { dateTimeFormat } from '#domain/intl/formats';

/** The common name of a time zone, for example `Pacific Time`. */
export function zoneName(zone: string): string {
  const parts = dateTimeFormat({ timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone.replaceAll('_', ' ');
}
