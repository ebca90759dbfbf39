import { expect, test } from 'vitest';
import { budgetOfFile, budgetOfRun, describeTime, slowestFiles } from '../scripts/slowestFiles.mjs';

const took = (file: string, seconds: number) => ({ name: `/portal/${file}`, startTime: 0, endTime: seconds * 1000 });

test('the ten slowest files of all reports are listed, slowest first', () => {
  const domain = { testResults: Array.from({ length: 12 }, (_, i) => took(`domain/${i}.test.ts`, i)) };
  const journeys = { testResults: [took('journeys/a.spec.ts', 10.5)] };
  const listed = slowestFiles([domain, journeys], '/portal');
  expect(listed.map(({ file }) => file).slice(0, 3)).toEqual([
    'domain/11.test.ts',
    'journeys/a.spec.ts',
    'domain/10.test.ts',
  ]);
  expect(listed).toHaveLength(10);
  expect(listed[1]!.seconds).toBe(10.5);
});

test('what exceeds its budget is marked, and nothing else', () => {
  const steps = [
    { name: 'types', seconds: 100 },
    { name: 'unit', seconds: budgetOfRun },
  ];
  const slowest = [
    { file: 'server/a.test.ts', seconds: budgetOfFile + 1 },
    { file: 'server/b.test.ts', seconds: budgetOfFile },
  ];
  expect(describeTime(steps, slowest).filter((line) => line.includes('over its budget'))).toEqual([
    '  1300.0  total (over its budget of 1,200 seconds)',
    '    61.0  server/a.test.ts (over its budget of 60 seconds)',
  ]);
});
