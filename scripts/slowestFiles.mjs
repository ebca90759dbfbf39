// Which test files of a run were the slowest, from Vitest's reports.
import path from 'node:path';

/** Seconds that one test file may take. A slower one is named, but does not fail: the time depends on the machine. */
export const budgetOfFile = 60;

/** Seconds that `npm test` may take on two cores. */
export const budgetOfRun = 20 * 60;

/** The slowest files of the reports with their seconds, slowest first, as paths below `root`. */
export function slowestFiles(reports, root, count = 10) {
  return reports
    .flatMap((report) => report.testResults)
    .map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

/** The lines that `npm test` prints about time: of each step, of the slowest files, and of what exceeds its budget. */
export function describeTime(steps, slowest) {
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    'Seconds of each step:',
    ...steps.map(({ name, seconds }) => line(seconds, name)),
    line(total, 'total', budgetOfRun),
    '',
    'Slowest test files:',
    ...slowest.map(({ file, seconds }) => line(seconds, file, budgetOfFile)),
  ];
}

function line(seconds, name, budget = Number.POSITIVE_INFINITY) {
  const note = seconds > budget ? ` (over its budget of ${budget.toLocaleString('en-US')} seconds)` : '';
  return `${seconds.toFixed(1).padStart(8)}  ${name}${note}`;
}
