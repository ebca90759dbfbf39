/** A day (YYYY-MM-DD) and a time (HH:MM) as the clock on the court's wall shows them. */
export type WallTime = { date: string; time: string };

/** What the court's clock shows at a moment. */
export function toWallTime(at: Date, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/**
 * The moment at which the court's clock shows this. In the hour that comes twice in autumn standard time counts, as in
 * PostgreSQL; null in the hour that spring leaves out, which no clock shows.
 */
export function toMoment({ date, time }: WallTime, timeZone: string): Date | null {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asIfUtc)) return null;
  const candidates = [asIfUtc - day, asIfUtc + day]
    .map((near) => new Date(asIfUtc - offsetAt(near, timeZone)))
    .filter((at) => {
      const shown = toWallTime(at, timeZone);
      return shown.date === date && shown.time === time;
    });
  return candidates.sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

const day = 24 * 3_600_000;

/** How far the court's clock is ahead of UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const whole = Math.floor(at / 60_000) * 60_000;
  const { date, time } = toWallTime(new Date(whole), timeZone);
  return Date.parse(`${date}T${time}:00Z`) - whole;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one takes long, and a month of suggestions asks thousands of times. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}
