import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

type Chunk = {
  fileName: string;
  imports: string[];
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string> };
};

const web = path.resolve(import.meta.dirname, '../../web');
const screen = 'chambers/binder/BinderScreen.tsx';
/** The parts that these areas fetch on demand are kept too: they are used in a binder without a network. */
const usedOffline = /[\\/]web[\\/](?:main|chambers[\\/](?:binder|offline)|filings[\\/]viewer|identity|calls|ui)[\\/.]/;
/** Of these, what belongs to other screens. */
const notOffline = /[\\/]web[\\/](?:identity[\\/]page|rulings|orders|deadlines|chambers[\\/](?:memos|SignOrderForm))/;
const always = /^assets\/(?:head-[\w-]+\.js|public-sans-latin-[\w-]+\.woff2)$/;

/**
 * Writes binder-worker.js: the service worker of hearing binders with the names of the files that a binder needs without
 * a network. A new build has a new worker, which fetches the new files before it takes over.
 */
export function emitBinderWorker(): Plugin {
  return {
    name: 'emit-binder-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const all = Object.values(bundle);
      const chunks = all.filter((one) => one.type === 'chunk') as unknown as Chunk[];
      const chunkOf = (module: string) => chunks.find(({ moduleIds }) => moduleIds.includes(module));
      const main = chunkOf(path.join(web, 'main.tsx'))!;
      const found = new Set<Chunk>();
      const modules = new Set<string>();
      const visitModule = (id: string) => {
        if (modules.has(id)) return;
        modules.add(id);
        const info = this.getModuleInfo(id);
        for (const one of info?.importedIds ?? []) visitModule(one);
        if (!usedOffline.test(id)) return;
        for (const one of info?.dynamicallyImportedIds ?? []) {
          if (notOffline.test(one)) continue;
          visitChunk(chunkOf(one));
          visitModule(one);
        }
      };
      const visitChunk = (chunk: Chunk | undefined) => {
        if (!chunk || found.has(chunk)) return;
        found.add(chunk);
        for (const name of chunk.imports) visitChunk(chunks.find(({ fileName }) => fileName === name));
      };
      for (const module of ['main.tsx', screen]) {
        visitChunk(chunkOf(path.join(web, module)));
        visitModule(path.join(web, module));
      }
      const scripts = [...found].flatMap(({ fileName, viteMetadata }) => [
        fileName,
        ...(viteMetadata?.importedCss ?? []),
      ]);
      const others = all.map(({ fileName }) => fileName).filter((name) => always.test(name));
      const files = [...new Set([...scripts, ...others])].sort().map((name) => `/${name}`);
      const code = readFileSync(path.join(web, 'chambers/offline/binderWorker.js'), 'utf8');
      const build = createHash('sha256').update(code).update(files.join()).digest('hex').slice(0, 12);
      const given = { assizeFiles: ['/icon.svg', ...files], assizeBuild: build, assizeStart: `/${main.fileName}` };
      const source = `Object.assign(globalThis, ${JSON.stringify(given)});\n${code}`;
      this.emitFile({ type: 'asset', fileName: 'binder-worker.js', source });
    },
  };
}
