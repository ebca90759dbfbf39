import path from 'node:path';
import type { Plugin } from 'vite';
import { readRoutes } from '../readRoutes.ts';

/** A route with the built files of its screen, in addition to those of the document. */
type ScreenFiles = { path: string; scripts: string[]; styles: string[] };

/** The files with which the app starts, and those of each screen. */
export type Screens = { start: string[]; screens: ScreenFiles[] };

type Chunk = {
  fileName: string;
  imports: string[];
  dynamicImports: string[];
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string> };
};

const web = path.resolve(import.meta.dirname, '../../web');

/**
 * Writes screens.json: the files of each screen. The server names these files in the document, so that the browser
 * fetches them together with the document's own and not after the start has run.
 */
export function emitScreens(): Plugin {
  return {
    name: 'emit-screens',
    apply: 'build',
    // After Vite's own plugin has recorded the styles of each chunk.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk') as unknown as Chunk[];
      const chunkOf = (module: string) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(web, module)));
        if (!chunk) throw new Error(`No built file contains ${module}.`);
        return chunk;
      };
      const main = chunkOf('main.tsx');
      forbidCircles(chunks);
      forbidApp(chunks, chunkOf('identity/page/startPage.tsx'), main);
      const document = reach(chunks, main);
      const screens = readRoutes().map(({ path, module }): ScreenFiles => {
        const own = [...reach(chunks, chunkOf(module))].filter((one) => !document.has(one));
        return {
          path,
          scripts: own.map(({ fileName }) => fileName),
          styles: own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        };
      });
      const written: Screens = { start: [...document].map(({ fileName }) => fileName), screens };
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(written, null, 1) });
    },
  };
}

/** Files that import each other would run before their dependencies. */
function forbidCircles(chunks: Chunk[]): void {
  for (const chunk of chunks)
    for (const one of reach(chunks, chunk))
      if (one !== chunk && reach(chunks, one).has(chunk))
        throw new Error(`${chunk.fileName} and ${one.fileName} import each other (scripts/vite/chunkGroups.ts).`);
}

/** A file of the sign-in pages that imported the app's entry would start the app there. */
function forbidApp(chunks: Chunk[], signIn: Chunk, main: Chunk): void {
  const found = new Set([signIn]);
  for (const chunk of found) {
    if (chunk === main || chunk.imports.includes(main.fileName))
      throw new Error(`${chunk.fileName}, of the sign-in pages, imports the app (scripts/vite/chunkGroups.ts).`);
    const next = [...chunk.imports, ...chunk.dynamicImports];
    // Only the first file starts the app on purpose, on a page that visitors and signed-in people have.
    for (const one of chunks) if (next.includes(one.fileName) && !(chunk === signIn && one === main)) found.add(one);
  }
}

function reach(chunks: Chunk[], chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name);
    if (imported) reach(chunks, imported, found);
  }
  return found;
}
