import type { TimeFormat } from './preferences.ts';

/** A time of day, HH:MM with or without seconds, in the person's preferred format: `9:58 AM` or `09:58`. */
export function writeClock(time: string, format: TimeFormat): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = String(minutes).padStart(2, '0');
  if (format === '24h') return `${String(hours).padStart(2, '0')}:${past}`;
  return `${hours % 12 || 12}:${past} ${hours < 12 ? 'AM' : 'PM'}`;
}
