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
