/** The date (YYYY-MM-DD) that it is in a court's time zone at a moment. */
export function courtsDate(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}
