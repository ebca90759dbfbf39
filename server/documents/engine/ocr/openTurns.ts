/** Lets this many run concurrently; the others wait in order. */
export function openTurns(atOnce: number): { take<Result>(work: () => Promise<Result>): Promise<Result> } {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return {
    async take(work) {
      if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else busy++;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else busy--;
      }
    },
  };
}
