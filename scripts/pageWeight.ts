import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { profilePages, signInPages } from '../domain/paths/signInPages.ts';
import type { Screens } from './vite/emitScreens.ts';

/** A built file, by its source, as in Vite's manifest. */
type Entry = { file: string; imports?: string[] };

const dist = path.resolve(import.meta.dirname, '../dist');
const read = <Content>(file: string) => JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as Content;

/**
 * The script that a browser fetches before a screen is shown: that of the app, and that of the screen with all of its
 * imports.
 */
export type PageWeight = { path: string; files: number; bytes: number };

/** The compressed script of each route in the finished build. */
export function weighRoutes(): PageWeight[] {
  const { start, screens } = read<Screens>('web-screens.json');
  return screens.map(({ path, scripts }) => weigh(path, [...start, ...scripts]));
}

/** The script of each sign-in page in the finished build: all files that its document names. */
export function weighSignInPages(): PageWeight[] {
  return [...signInPages, ...profilePages].map((page) => {
    const html = readFileSync(path.join(dist, `web/sign-in${page}.html`), 'utf8');
    const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
    return weigh(page, [...new Set(named)]);
  });
}

/** The script of the landing page in the finished build. */
export function weighLanding(): PageWeight {
  const manifest = read<Record<string, Entry>>('web-manifest.json');
  return weigh('/', [...scriptsOf(manifest, 'landing.html')]);
}

function weigh(path: string, files: string[]): PageWeight {
  return { path, files: files.length, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
}

function scriptsOf(manifest: Record<string, Entry>, source: string, found = new Set<string>()) {
  const { file, imports = [] } = manifest[source]!;
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of imports) scriptsOf(manifest, imported, found);
  return found;
}

function sizeOf(file: string): number {
  return statSync(path.join(dist, 'web', `${file}.br`)).size;
}
