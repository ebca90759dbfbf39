import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const web = path.resolve(import.meta.dirname, '../../web');

/** The scripts that run before the first paint of a page. */
const scripts = {
  'index.html': ['theme/applyTheme.js', 'calls/startCalls.js'],
  'sign-in.html': ['theme/applyTheme.js', 'identity/page/beforeScript.js'],
};
const usual = ['theme/applyTheme.js'];

/**
 * Applies the theme to each page before its first paint, with a small blocking script in a separate, hashed file,
 * because the content security policy allows no inline script. That of a sign-in page also contains beforeScript.js.
 */
export function emitHeadScripts(): Plugin {
  let inBuild = false;
  const built = (sources: string[]) => {
    const code = sources.map((file) => readFileSync(path.join(web, file), 'utf8').replace(/^\/\/.*\n/gm, '')).join('');
    return { code, fileName: `assets/head-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js` };
  };
  return {
    name: 'emit-head-scripts',
    configResolved: ({ command }) => {
      inBuild = command === 'build';
    },
    buildStart() {
      if (!inBuild) return;
      for (const sources of [usual, ...Object.values(scripts)]) {
        const { code, fileName } = built(sources);
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
    transformIndexHtml: (_html, { path: page }) => {
      const sources = scripts[path.basename(page) as keyof typeof scripts] ?? usual;
      const files = inBuild ? [built(sources).fileName] : sources;
      return files.map((file) => ({ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }));
    },
  };
}
