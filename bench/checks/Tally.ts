import { wilson } from '../wilson.ts';

/** The results for one type of case: how many expected items were found, and how many clean documents had a finding. */
export type Tally = {
  kind: string;
  n: number;
  found: number;
  /** Clean documents, and the number of those with a finding. */
  clean: number;
  falseAlarms: number;
};

/** One incorrect answer, or with `--cases` any answer. */
export type Answer = { id: string; right: boolean; said: string };

export type Figure = { n: number; of: number; share: number | null; interval: [number, number] | null };

/** A share of a number of cases with its 95% interval; null for no cases. */
export function figureOf(part: number, n: number): Figure {
  if (n === 0) return { n, of: part, share: null, interval: null };
  const [low, high] = wilson(part, n);
  return { n, of: part, share: round(part / n), interval: [round(low), round(high)] };
}

/** The sum of several tallies. */
export function sumOf(tallies: readonly Tally[], kind = 'all'): Tally {
  const sum = (key: 'n' | 'found' | 'clean' | 'falseAlarms') => tallies.reduce((total, tally) => total + tally[key], 0);
  return { kind, n: sum('n'), found: sum('found'), clean: sum('clean'), falseAlarms: sum('falseAlarms') };
}

/** The figures of a tally for programs. */
export function figuresOf({ n, found, clean, falseAlarms }: Tally) {
  return { n, recall: figureOf(found, n), clean_n: clean, false_alarms: figureOf(falseAlarms, clean) };
}

export function printTallies(title: string, tallies: readonly Tally[]): void {
  const wide = Math.max(...tallies.map(({ kind }) => kind.length), 12);
  console.log(`\n${title}`);
  console.log(`  ${'kind'.padEnd(wide)}      n  found  recall  95%           clean  false  rate   95%`);
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
