import { checkSolution } from '#domain/scheduling/checkSolution';
import { search } from '#domain/scheduling/search';
import { makeInstance } from '#domain/scheduling/testing/makeInstance';
import { lowerBound } from './calendar/lowerBound.ts';

const size = {
  hearings: Number(process.argv[2] ?? 200),
  judges: Number(process.argv[3] ?? 8),
  rooms: Number(process.argv[4] ?? 10),
  days: Number(process.argv[5] ?? 10),
};
const budgets = (process.argv[6] ?? '1,10').split(',').map(Number);
const instance = makeInstance(size, 1);
if (process.env.BOUND !== '0') {
  const t = performance.now();
  console.log('bound', await lowerBound(instance, 600), Math.round(performance.now() - t), 'ms');
}
const marks = [...budgets];
const beganCpu = process.cpuUsage();
const result = search(instance, {
  seed: 1,
  steps: 1e9,
  onProgress: ({ step, cost }) => {
    const s = process.cpuUsage(beganCpu).user / 1e6;
    while (marks.length && s >= marks[0]!) console.log(marks.shift(), 's', step, 'steps', Math.round(cost * 10) / 10);
    return marks.length > 0;
  },
});
console.log(result.cost, result.unplaced.length, checkSolution(instance, result).slice(0, 5));
