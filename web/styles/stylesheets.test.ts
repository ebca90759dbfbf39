import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.resolve('web');
const files = (ending: string) =>
  readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
const read = (file: string) => readFileSync(path.join(web, file), 'utf8');
/** Loaded by their one screen alone; they style nothing outside it. */
const alone = ['landing/landing.css', 'styles/kit.css', 'styles/landing.css', 'styles/record.css'];

test('every stylesheet is loaded with the first screen: no screen depends on the one before it', () => {
  const imported = [...read('styles/app.css').matchAll(/@import "(.+?)";/g)].map(([, file]) =>
    path.normalize(path.join('styles', file!)),
  );
  const sheets = files('.css');
  const missing = sheets.filter((file) => file !== 'styles/app.css' && !imported.includes(file));
  expect(missing.filter((file) => !alone.includes(file))).toEqual([]);
  const own = files('.tsx').filter((file) => /^import '.*\.css';/m.test(read(file)));
  for (const file of own) expect(file, 'imports a stylesheet of its own').toMatch(/^(main|kit|landing)/);
});

/** Sheets of one screen that go on where the design's own sheet ends. */
const continued = [
  ['assistant/assistant.css', 'styles/assistant.css'],
  ['review/bench/bench.css', 'styles/bench.css'],
  ['filings/fields/fields.css', 'styles/bench.css'],
  ['filings/fields/fields.css', 'filings/filings.css'],
  ['checks/checks.css', 'filings/filings.css'],
  ['filings/filings.css', 'styles/file.css'],
  ['filings/filings.css', 'styles/page.css'],
].map((pair) => pair.join(' '));

/** The selectors of a sheet outside its at-rules. */
function selectorsOf(sheet: string): string[] {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{;]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => list!.split(',').map((one) => one.trim()));
}

test('no two screens style the same class: all sheets are loaded together', () => {
  const owners = new Map<string, string[]>();
  for (const file of files('.css').filter((one) => !alone.includes(one))) {
    for (const selector of new Set(selectorsOf(read(file)))) {
      owners.set(selector, [...(owners.get(selector) ?? []), file]);
    }
  }
  const shared = [...owners].filter(
    ([selector, where]) => selector.includes('.') && where.length > 1 && !continued.includes(where.sort().join(' ')),
  );
  expect(shared).toEqual([]);
});
