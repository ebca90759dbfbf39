import { readTables } from '../../tests/readTable.ts';
import { drawRanges, type Mark } from './drawRanges.ts';

/** The charts of docs/measurements.md by file name, drawn from the tables of that page. */
export function measurementCharts(page: string): Record<string, string> {
  return { 'reading.svg': readingChart(page), 'lists.svg': listsChart(page) };
}

function readingChart(page: string): string {
  const rows = tableAfter(page, '### Real filings');
  const firstSight = tableAfter(page, '### First sight');
  return drawRanges({
    title: 'Recall by field, with 95% intervals',
    unit: '',
    most: 1,
    step: 0.2,
    series: [
      { name: 'Real filings', color: '#2457a6' },
      { name: 'First sight', color: '#b4641d' },
    ],
    lines: rows
      .map(([field = '', ...cells]) => ({
        label: field,
        marks: [recallOf(cells.at(-1)), recallOf(firstSight.find(([name]) => name === field)?.at(-1))],
      }))
      .filter(({ marks }) => marks.some(Boolean)),
  });
}

/** `0.972 (0.858–0.995)`; null for a field with too few values. */
function recallOf(cell: string | undefined): Mark | undefined {
  const [, value, from, to] = /^([\d.]+) \(([\d.]+)–([\d.]+)\)$/.exec(cell ?? '') ?? [];
  return value ? { value: Number(value), from: Number(from), to: Number(to) } : undefined;
}

function listsChart(page: string): string {
  return drawRanges({
    title: 'Response time by API call with 100,000 filings',
    unit: ' ms',
    most: 800,
    step: 200,
    series: [{ name: 'Median, and up to the 95th percentile', color: '#2457a6' }],
    lines: tableAfter(page, '## API response times').map(([label = '', , median, most]) => ({
      label,
      marks: [{ value: Number(median), from: Number(median), to: Number(most) }],
    })),
  });
}

/** The rows of the first table after a heading. */
function tableAfter(page: string, heading: string): string[][] {
  const after = page.slice(page.indexOf(`${heading}\n`) + heading.length);
  const table = after.slice(after.indexOf('\n|') + 1);
  return readTables(table.slice(0, table.indexOf('\n\n') + 1)).map(({ cells }) => cells);
}
