import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const files = readdirSync(path.join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx$/.test(name))
  .map((name) => `web/${name}`);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Uses no libraries of the portal: it is plain HTML with one radio group. */
const landing = 'web/landing/Demo.tsx';

test('every form uses the state of web/forms', () => {
  const forms = files.flatMap((file) => [...textOf(file).matchAll(/<form\b[^>]*>/g)].map(([tag]) => ({ file, tag })));
  expect(forms.length).toBeGreaterThan(25);
  const own = forms.filter(({ file, tag }) => file !== landing && !/\{\.\.\.\w+\.props\}/.test(tag));
  expect(own).toEqual([]);
});

test('no component stores the problems of fields itself', () => {
  const keepers = files.filter(
    (file) =>
      !file.startsWith('web/forms/') && /useState[^;]*\n?[^;]*problems\b|\[problems, setProblems\]/i.test(textOf(file)),
  );
  expect(keepers).toEqual([]);
});
