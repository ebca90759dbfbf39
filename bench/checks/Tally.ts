import { wilson } from '../wilson.ts';

/** What came of one case type: how many of what should be found was, and how many honest ones were taken for it. */
export type Tally = {
  kind: string;
  n: number;
  found: number;
  /** Honest documents, and how many of them had a finding all the same. */
  clean: number;
  falseAlarms: number;
};

/** One answer that is not as it should be, or with `--cases` every answer. */
export type Answer = { id: string; right: boolean; said: string };

export type Figure = { n: number; of: number; share: number | null; interval: [number, number] | null };

/** A share of a number of cases with its 95% interval; none of no cases. */
export function figureOf(part: number, n: number): Figure {
  if (n === 0) return { n, of: part, share: null, interval: null };
  const [low, high] = wilson(part, n);
  return { n, of: part, share: round(part / n), interval: [round(low), round(high)] };
}

/** All of them together. */
export function sumOf(tallies: readonly Tally[], kind = 'all'): Tally {
  const sum = (key: 'n' | 'found' | 'clean' | 'falseAlarms') => tallies.reduce((total, tally) => total + tally[key], 0);
  return { kind, n: sum('n'), found: sum('found'), clean: sum('clean'), falseAlarms: sum('falseAlarms') };
}

/** The figures of a tally as programs read them. */
export function figuresOf({ n, found, clean, falseAlarms }: Tally) {
  return { n, recall: figureOf(found, n), clean_n: clean, false_alarms: figureOf(falseAlarms, clean) };
}

export function printTallies(title: string, tallies: readonly Tally[]): void {
  const wide = Math.max(...tallies.map(({ kind }) => kind.length), 12);
  console.log(`\n${title}`);
  console.log(`  ${'kind'.padEnd(wide)}      n  found  recall  95 %          clean  false  rate   95 %`);
  for (const tally of [...tallies, ...(tallies.length > 1 ? [sumOf(tallies)] : [])]) {
    const recall = figureOf(tally.found, tally.n);
    const alarms = figureOf(tally.falseAlarms, tally.clean);
    console.log(
      `  ${tally.kind.padEnd(wide)} ${pad(tally.n, 6)} ${pad(tally.found, 6)}  ${show(recall)}  ${pad(tally.clean, 5)} ${pad(tally.falseAlarms, 6)}  ${show(alarms)}`,
    );
  }
}

function show({ share, interval }: Figure): string {
  if (share === null || interval === null) return '-'.padEnd(20);
  return `${share.toFixed(3)}   ${interval.map((end) => end.toFixed(3)).join('-')}`;
}

function pad(value: number, wide: number): string {
  return String(value).padStart(wide);
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
