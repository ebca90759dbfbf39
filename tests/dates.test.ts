import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '../web');

/** Places that may use the browser's own formatting, because it involves no order of day and month. */
const allowed: Record<string, string> = {
  'layout/SessionClock.tsx': 'the name of the weekday',
  'settings/CourtSection.tsx': 'the name of a time zone',
  'calendar/writeTimes.ts': 'the names of months and weekdays',
  'ui/zoneName.ts': 'the name of a time zone',
};
const ownWay = /DateTimeFormat|toLocale(Date|Time)?String|dateStyle|timeStyle|getMonth\(|getUTCMonth\(/;

function filesThatFormat(sources: [string, string][]): string[] {
  return sources.filter(([, source]) => ownWay.test(source)).map(([file]) => file);
}

test('no screen formats a date itself: all use the person’s date and time format', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('testing'))
    .map((file): [string, string] => [file, readFileSync(path.join(web, file), 'utf8')]);
  expect(filesThatFormat(sources).filter((file) => !(file in allowed))).toEqual([]);
});

test('the check above finds a date that a screen formats itself', () => {
  expect(
    filesThatFormat([
      ['a.tsx', 'new Date(x).toLocaleDateString()'],
      ['b.tsx', 'formatDay(x)'],
    ]),
  ).toEqual(['a.tsx']);
});
