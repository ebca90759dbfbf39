export type Figure = { n: number; median_ms: number; p95_ms: number };
export type Latencies = ReturnType<typeof recordLatencies>;

/** Collects the elapsed time of calls by name. */
export function recordLatencies() {
  const taken = new Map<string, number[]>();
  let counted = 0;
  return {
    /** Calls that begin earlier are not counted. */
    from(moment: number): void {
      counted = moment;
    },
    async time<T>(name: string, call: () => Promise<T>): Promise<T> {
      const start = performance.now();
      const result = await call();
      if (start >= counted) taken.set(name, [...(taken.get(name) ?? []), performance.now() - start]);
      return result;
    },
    /** Prints a table, and returns the figures by name, with those of all calls under `all`. */
    print(target: number): Record<string, Figure> {
      const all = [...taken.values()].flat();
      const rows = [...[...taken].sort(([a], [b]) => a.localeCompare(b)), ['all', all] as const];
      console.log(`\n  ${'call'.padEnd(30)}      n  median ms   p95 ms`);
      const figures: Record<string, Figure> = {};
      for (const [name, times] of rows) {
        const figure = figureOf(times);
        figures[name] = figure;
        const cells = `${String(figure.n).padStart(6)} ${figure.median_ms.toFixed(1).padStart(10)} ${figure.p95_ms.toFixed(1).padStart(8)}`;
        console.log(`  ${name.padEnd(30)} ${cells}${figure.p95_ms > target ? `  over ${target}` : ''}`);
      }
      return figures;
    },
  };
}

function figureOf(times: readonly number[]): Figure {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]! * 10) / 10;
  return { n: sorted.length, median_ms: at(0.5), p95_ms: at(0.95) };
}
