import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { evaluationPassword, samplePeople } from '#server/identity/bundled/samplePeople';
import { readTables } from '../tests/readTable.ts';

const root = path.dirname(import.meta.dirname);
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

test('every command of the project is in the README, and no other', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const commands = readTables(readme)
    .filter((row) => row.section === 'Commands')
    .map(({ cells }) => /^`npm (?:run )?(?:--silent )?([\w:-]+)/.exec(cells[0]!)?.[1]);
  expect(commands.sort()).toEqual(Object.keys(scripts).sort());
});

test('every sample person is in the README with the right role and password', () => {
  const told = readTables(readme)
    .filter((row) => row.section === 'The sample people')
    .map(({ cells }) => [cells[0], cells[1], cells[2]!.split(',')[0]]);
  expect(told).toEqual(samplePeople.map((person) => [person.full_name, `\`${person.email}\``, person.role]));
  expect(readme).toContain(`All have the password \`${evaluationPassword}\``);
});

test('every page, picture and file that the documentation links to exists', () => {
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

/** Headings as GitHub turns them into anchors. */
function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map((match) =>
    match[1]!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
