/** A day, YYYY-MM-DD, as the court's own texts write it for everyone: `03/17/2026`. */
export function usualDay(day: string): string {
  const [year, month, ofMonth] = day.split('-') as [string, string, string];
  return `${month}/${ofMonth}/${year}`;
}
