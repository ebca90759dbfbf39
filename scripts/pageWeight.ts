import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readRoutes } from './readRoutes.ts';

/** A built file, by its source, as Vite's manifest describes it. */
type Entry = { file: string; imports?: string[] };

const dist = path.resolve(import.meta.dirname, '../dist');

/** The script that a browser fetches before a screen is shown: the app's, and the screen's with everything it imports. */
export type PageWeight = { path: string; files: number; bytes: number };

/** The compressed script of each route in the finished build. */
export function weighRoutes(): PageWeight[] {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'web-manifest.json'), 'utf8')) as Record<string, Entry>;
  return readRoutes().map((route) => {
    const files = [...scriptsOf(manifest, ['index.html', route.module])];
    return { path: route.path, files: files.length, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
  });
}

/** The script of the landing page in the finished build. */
export function weighLanding(): PageWeight {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'web-manifest.json'), 'utf8')) as Record<string, Entry>;
  const files = [...scriptsOf(manifest, ['landing.html'])];
  return { path: '/', files: files.length, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
}

function scriptsOf(
  manifest: Record<string, Entry>,
  sources: string[],
  found = new Set<string>(),
  seen = new Set<string>(),
) {
  for (const source of sources) {
    if (seen.has(source)) continue;
    seen.add(source);
    const entry = manifest[source] ?? sharedScreen(manifest, source);
    if (!entry) throw new Error(`The build has no file for ${source}. Run "npm run build".`);
    found.add(entry.file);
    scriptsOf(manifest, entry.imports ?? [], found, seen);
  }
  return found;
}

/** A screen with parts that other screens use is in the manifest by the name of its file. */
function sharedScreen(manifest: Record<string, Entry>, source: string): Entry | undefined {
  const key = Object.keys(manifest).find((one) => one.startsWith(`_${path.basename(source, '.tsx')}-`));
  return key ? manifest[key] : undefined;
}

function sizeOf(file: string): number {
  return statSync(path.join(dist, 'web', `${file}.br`)).size;
}
