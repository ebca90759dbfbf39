const formats = new Map<string, Intl.DateTimeFormat>();

/** The date (YYYY-MM-DD) in a time zone (an IANA name) at a moment. */
export function dateInZone(at: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(at);
}
