import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { measurementCharts } from '../scripts/charts/measurementCharts.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const charts = Object.entries(measurementCharts(read('measurements.md')));

test.each(charts)('the chart %s shows the figures of the page (otherwise run `npm run charts`)', (name, svg) => {
  expect(read(`pictures/charts/${name}`)).toBe(svg);
});

test('each chart has a mark for every figure of its table', () => {
  const marks = charts.map(([name, svg]) => [name, svg.match(/stroke-opacity/g)?.length]);
  // Ten fields with enough values for real filings, seven at first sight; twenty calls.
  expect(marks).toEqual([
    ['reading.svg', 17],
    ['lists.svg', 20],
  ]);
});
