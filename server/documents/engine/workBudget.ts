const anHour = 60 * 60_000;
/** Askers after which those of the hour before are forgotten. */
const mostRemembered = 5000;

/** Worker time that one asker has in an hour: some 600 ordinary filings, or 20 that take the longest permitted time. */
export const budgetMs = 20 * 60_000;

/** What each asker used of the workers within the last hour, in this process. */
export type WorkBudget = {
  spend(asker: string, milliseconds: number): void;
  isSpent(asker: string): boolean;
  /** Seconds until the user is within the budget again; 0 when it is now. */
  secondsUntilFree(asker: string): number;
};

export function openWorkBudget(now: () => number = Date.now): WorkBudget {
  const spent = new Map<string, { at: number; milliseconds: number }[]>();

  function recent(asker: string): { at: number; milliseconds: number }[] {
    const entries = (spent.get(asker) ?? []).filter(({ at }) => at > now() - anHour);
    if (entries.length > 0) spent.set(asker, entries);
    else spent.delete(asker);
    return entries;
  }

  function secondsUntilFree(asker: string): number {
    const entries = recent(asker);
    let left = entries.reduce((sum, { milliseconds }) => sum + milliseconds, 0) - budgetMs;
    if (left < 0) return 0;
    for (const { at, milliseconds } of entries) {
      left -= milliseconds;
      if (left < 0) return Math.max(1, Math.ceil((at + anHour - now()) / 1000));
    }
    return anHour / 1000;
  }

  return {
    spend(asker, milliseconds) {
      if (spent.size > mostRemembered) for (const one of [...spent.keys()]) recent(one);
      const entries = recent(asker);
      const last = entries.at(-1);
      // Page pictures are many and small: those of one minute are one entry.
      if (last && last.at > now() - 60_000) last.milliseconds += milliseconds;
      else spent.set(asker, [...entries, { at: now(), milliseconds }]);
    },
    isSpent: (asker) => secondsUntilFree(asker) > 0,
    secondsUntilFree,
  };
}
