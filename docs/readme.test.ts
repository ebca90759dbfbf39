import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { evaluationPassword, samplePeople } from '#server/identity/bundled/samplePeople';
import { readTables, type TableRow } from '../tests/readTable.ts';

const root = path.dirname(import.meta.dirname);
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

const commandsOf = (rows: readonly TableRow[]) =>
  rows.map(({ cells }) => /^`npm (?:run )?(?:--silent )?([\w:-]+)/.exec(cells[0]!)?.[1]);

test('every command of the project is on the page of commands, and no other', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const page = readFileSync(path.join(root, 'docs/commands.md'), 'utf8');
  expect(commandsOf(readTables(page)).sort()).toEqual(Object.keys(scripts).sort());
});

test('every command in the README is on the page of commands', () => {
  const everyday = commandsOf(readTables(readme).filter((row) => row.section === 'Everyday commands'));
  const all = commandsOf(readTables(readFileSync(path.join(root, 'docs/commands.md'), 'utf8')));
  expect(everyday.length).toBeGreaterThan(4);
  expect(everyday.filter((command) => !all.includes(command))).toEqual([]);
});

test('the README has at most 150 lines', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(151);
});

test('every sample person is in the README with the right role and password', () => {
  const listed = readTables(readme)
    .filter((row) => row.section === 'Sample accounts')
    .map(({ cells }) => [cells[0], cells[1], cells[2]!.split(',')[0]]);
  expect(listed).toEqual(samplePeople.map((person) => [person.full_name, `\`${person.email}\``, person.role]));
  expect(readme).toContain(`All accounts use the password \`${evaluationPassword}\``);
});

test('every page, image, and file that the documentation links to exists', () => {
  const broken = markdownFiles().flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1]!);
    return targets.filter((target) => !leadsSomewhere(file, target)).map((target) => `${file}: ${target}`);
  });
  expect(broken).toEqual([]);
});

function markdownFiles(): string[] {
  const inDocs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  return [
    'README.md',
    'CONTRIBUTING.md',
    ...inDocs.filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`),
  ];
}

function leadsSomewhere(from: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return true;
  const [file, anchor] = target.split('#');
  const full = file ? path.resolve(root, path.dirname(from), file) : path.join(root, from);
  if (!existsSync(full)) return false;
  return !anchor || headingsOf(readFileSync(full, 'utf8')).includes(anchor);
}

/** Headings in the form of GitHub's anchors. */
function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map((match) =>
    match[1]!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
