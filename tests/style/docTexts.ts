import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UserText } from './userTexts.ts';

/** The style guide lists the words itself. */
const exempt = 'style.md';

/** The lines of the documentation, without code, commands, and the IDs of features. */
export function docTexts(root: string): UserText[] {
  const docs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file !== exempt)
    .map((file) => `docs/${file}`);
  return ['README.md', 'CONTRIBUTING.md', ...docs].flatMap((file) =>
    linesOf(file, readFileSync(path.join(root, file), 'utf8')),
  );
}

/** The lines of one page, each with its number. */
export function linesOf(file: string, markdown: string): UserText[] {
  let inCode = false;
  return markdown.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) inCode = !inCode;
    if (inCode || line.startsWith('```')) return [];
    const text = line.replace(/`[^`]*`/g, 'CODE').replace(/^\| \d(?:\.[a-z0-9-]+)+ \|/, '');
    return [{ where: `${file}:${index + 1}`, text }];
  });
}
