import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UserText } from './userTexts.ts';

/** Block comments, and line comments on their own lines. */
const comment = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm;

/** Comments of the sources in the folders, each as one line without its comment marks. */
export function sourceComments(root: string, folders: readonly string[]): UserText[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
      .flatMap((file) => commentsOf(file, readFileSync(path.join(root, file), 'utf8'))),
  );
}

/** Comments of one source, each with its line. */
export function commentsOf(file: string, source: string): UserText[] {
  return [...source.matchAll(comment)].map((match) => ({
    where: `${file}:${source.slice(0, match.index).split('\n').length}`,
    text: withoutCode(match[0].replace(/\n\s*\*/g, ' ').replace(/^\s*(?:\/\*+|\/\/)|\*\/$/g, ''))
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '``');
