/** A day of the calendar, YYYY-MM-DD, as people write it: `Mar 17, 2026`. It is the same day in every time zone. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
