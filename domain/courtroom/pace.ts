/** A hearing of the session, as far as its time depends on the others. Minutes since midnight. */
export type PacedHearing = { id: string; starts: number; duration: number; isWaiting: boolean };

/** People who wait are notified when their time moves by at least this many minutes since they last heard of it. */
export const noticedMinutes = 15;

/**
 * By how many minutes each waiting hearing of a session begins later, if the session runs late by a delay. Time without
 * a hearing, such as the lunch break, absorbs the delay. The hearings are in the order of their times.
 */
export function delaysOf(hearings: readonly PacedHearing[], delay: number): Map<string, number> {
  const delays = new Map<string, number>();
  let remaining = delay;
  let busyUntil: number | null = null;
  for (const { id, starts, duration, isWaiting } of hearings) {
    if (!isWaiting) continue;
    if (busyUntil !== null) remaining = Math.max(0, remaining - Math.max(0, starts - busyUntil));
    delays.set(id, remaining);
    busyUntil = Math.max(busyUntil ?? 0, starts + duration);
  }
  return delays;
}

/** The hearings whose people must be notified, with their delays: those that moved far enough since the last notice. */
export function movedHearings(
  delays: ReadonlyMap<string, number>,
  notified: Readonly<Record<string, number>>,
): { id: string; minutes: number }[] {
  return [...delays]
    .filter(([id, minutes]) => Math.abs(minutes - (notified[id] ?? 0)) >= noticedMinutes)
    .map(([id, minutes]) => ({ id, minutes }));
}

/** `HH:MM` after some minutes; the last minute of the day at the latest. */
export function laterTime(time: string, minutes: number): string {
  const at = Math.min(minutesOfDay(time) + minutes, 24 * 60 - 1);
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

export const minutesOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
