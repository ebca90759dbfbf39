import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const source = path.resolve(import.meta.dirname, '../../web/theme/applyTheme.js');

/**
 * Sets the chosen theme on the page before its first paint, with a small blocking script in a separate, hashed file,
 * because the content security policy allows no inline script.
 */
export function emitThemeScript(): Plugin {
  let inBuild = false;
  const code = readFileSync(source, 'utf8').replace(/^\/\/.*\n/, '');
  const fileName = `assets/theme-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'emit-theme-script',
    configResolved: ({ command }) => {
      inBuild = command === 'build';
    },
    buildStart() {
      if (inBuild) this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: inBuild ? `/${fileName}` : '/theme/applyTheme.js' }, injectTo: 'head-prepend' },
    ],
  };
}
