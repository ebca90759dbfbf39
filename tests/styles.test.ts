import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findStyleProblems } from './findStyleProblems.ts';
import { readImports, readSelectors } from './readStyles.ts';

const web = path.resolve(import.meta.dirname, '../web');
const files = new Map(
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(css|tsx?|html)$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
    .map((file) => [file, readFileSync(path.join(web, file), 'utf8')]),
);

test('each component uses classes of its module or of the design system, and none is unused', () => {
  expect(findStyleProblems(files)).toEqual([]);
});

test('the design system is loaded before any component', () => {
  expect(files.get('main.tsx')).toMatch(/^import '\.\/styles\/app\.css';\n/);
  expect(files.get('identity/page/startPage.tsx')).toMatch(/^import '\.\.\/\.\.\/styles\/app\.css';\n/);
  const importers = [...files].filter(([, source]) => /^import '.*(?<!\.module)\.css';/m.test(source));
  expect(importers.map(([file]) => file).sort()).toEqual(['identity/page/startPage.tsx', 'main.tsx']);
});

test('the landing page, which is prerendered, loads the styles of all its sections', () => {
  const sections = [...files.keys()].filter((file) => /^landing\/.*\.module\.css$/.test(file));
  const loaded = [...files.get('landing/landing.ts')!.matchAll(/^import '\.\/(.+\.module\.css)';/gm)];
  expect(loaded.map(([, file]) => `landing/${file}`).sort()).toEqual(sections.sort());
});

describe('a planted violation is found', () => {
  const sound: [string, string][] = [
    ['styles/app.css', '@import "./button.css" layer(design);'],
    ['styles/button.css', '.btn { color: red; }'],
    ['cases/Case.module.css', '.due-date :global(.btn) { color: blue; }'],
    [
      'cases/Case.tsx',
      "import styles from './Case.module.css';\nexport const Case = () => <p className={['btn', styles.dueDate].join(' ')} />;",
    ],
  ];
  const withFile = (file: string, source: string) => findStyleProblems(new Map([...sound, [file, source]]));

  test('nothing is found without one', () => expect(findStyleProblems(new Map(sound))).toEqual([]));

  test.each([
    ['a class that no stylesheet has', 'cases/Other.tsx', 'export const Other = () => <p className="btn due" />;'],
    [
      'a class that the module does not have',
      'cases/Other.tsx',
      "import styles from './Case.module.css';\nstyles.due;",
    ],
    ['a computed class', 'cases/Other.tsx', "import styles from './Case.module.css';\nstyles[name];"],
    ["another area's module", 'people/Other.tsx', "import styles from '../cases/Case.module.css';\nstyles.dueDate;"],
    ['a class that nothing uses', 'cases/Other.module.css', '.other { color: red; }'],
    [
      'a class of the design system that nothing uses',
      'styles/button.css',
      '.btn { color: red; }\n.left { color: red; }',
    ],
    ['a global stylesheet of an area', 'cases/cases.css', '.case { color: red; }'],
    ['a part of the design system that is not loaded', 'styles/field.css', '.btn { color: red; }'],
    ['a part of the design system outside its layer', 'styles/app.css', '@import "./button.css";'],
    ["another component's class", 'cases/Case.module.css', '.due-date :global(.docket) { color: red; }'],
    [
      'a selector without a class of the module',
      'cases/Case.module.css',
      '.due-date { color: red; }\n:global(.btn) b { color: red; }',
    ],
    ["a design system's class named again", 'cases/Case.module.css', '.due-date .btn { color: red; }'],
  ])('%s', (_, file, source) => expect(withFile(file, source)).not.toEqual([]));
});

describe('a stylesheet is read', () => {
  test('with the selectors of its at-rules, and without keyframes and comments', () => {
    const sheet =
      '/* .a {} */ .b, .c:is(.d, .e) { x: y } @media print { .f > p { x: y } } @keyframes g { to { x: y } }';
    expect(readSelectors(sheet)).toEqual(['.b', '.c:is(.d, .e)', '.f > p']);
  });

  test('with the layers of its imports', () => {
    expect(readImports('@import "./a.css" layer(design);\n@import "./b.css";')).toEqual([
      { file: './a.css', layer: 'design' },
      { file: './b.css', layer: undefined },
    ]);
  });
});
