const anHour = 60 * 60_000;
/** Users after which those of the hour before are forgotten. */
const mostRemembered = 5000;

/** Worker time that one user has in an hour: some 600 ordinary filings, or 20 that take the longest permitted time. */
export const budgetMs = 20 * 60_000;

/** What each user used of the workers within the last hour, in this process. */
export type WorkBudget = {
  spend(user: string, milliseconds: number): void;
  isSpent(user: string): boolean;
  /** Seconds until the user is within the budget again; 0 when it is now. */
  secondsUntilFree(user: string): number;
};

export function openWorkBudget(now: () => number = Date.now): WorkBudget {
  const spent = new Map<string, { at: number; milliseconds: number }[]>();

  function recent(user: string): { at: number; milliseconds: number }[] {
    const entries = (spent.get(user) ?? []).filter(({ at }) => at > now() - anHour);
    if (entries.length > 0) spent.set(user, entries);
    else spent.delete(user);
    return entries;
  }

  function secondsUntilFree(user: string): number {
    const entries = recent(user);
    let left = entries.reduce((sum, { milliseconds }) => sum + milliseconds, 0) - budgetMs;
    if (left < 0) return 0;
    for (const { at, milliseconds } of entries) {
      left -= milliseconds;
      if (left < 0) return Math.max(1, Math.ceil((at + anHour - now()) / 1000));
    }
    return anHour / 1000;
  }

  return {
    spend(user, milliseconds) {
      if (spent.size > mostRemembered) for (const one of [...spent.keys()]) recent(one);
      const entries = recent(user);
      const last = entries.at(-1);
      // Page pictures are many and small: those of one minute are one entry.
      if (last && last.at > now() - 60_000) last.milliseconds += milliseconds;
      else spent.set(user, [...entries, { at: now(), milliseconds }]);
    },
    isSpent: (user) => secondsUntilFree(user) > 0,
    secondsUntilFree,
  };
}
