import type { Score } from '../scoreReading.ts';

const counts = ['n', 'right', 'wrong', 'missed', 'invented'] as const;
export type Counts = Record<(typeof counts)[number], number>;

/** The counts of each field, printed as a table. */
export function tabulate(scores: readonly Score[]): Record<string, Counts> {
  console.log(`\n${'field'.padEnd(28)}${counts.map((count) => count.padStart(9)).join('')}`);
  const fields = [...new Set(scores.map(({ field }) => field))];
  return Object.fromEntries(
    fields.map((field) => {
      const own = scores.filter((score) => score.field === field);
      const sums = counts.map((count) => own.reduce((sum, score) => sum + score[count], 0));
      console.log(`${field.padEnd(28)}${sums.map((sum) => String(sum).padStart(9)).join('')}`);
      return [field, Object.fromEntries(counts.map((count, at) => [count, sums[at]!])) as Counts];
    }),
  );
}
