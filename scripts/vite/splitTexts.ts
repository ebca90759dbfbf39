import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { partOf, partsNamedIn, type Texts } from './textParts.ts';

const web = path.resolve(import.meta.dirname, '../../web');
const catalog = path.join(web, 'locales/en.json');
const prefix = 'virtual:texts/';

/**
 * Divides the catalog of texts among the modules that show them: a module that names `filings.viewer.zoom` imports the
 * part `filings.viewer`, so each screen fetches its own texts with its code. The catalog remains one file.
 */
export function splitTexts(): Plugin {
  const read = (): Texts => JSON.parse(readFileSync(catalog, 'utf8')) as Texts;
  return {
    name: 'split-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      this.addWatchFile(catalog);
      const part = partOf(read(), id.slice(prefix.length + 1));
      return `import { addTexts } from ${JSON.stringify(path.join(web, 'i18n.ts'))};\naddTexts(${JSON.stringify(part)});`;
    },
    transform(code, id) {
      const file = id.split('?')[0]!;
      if (!file.startsWith(`${web}${path.sep}`) || !/\.tsx?$/.test(file)) return null;
      const parts = partsNamedIn(code, read());
      const imports = parts.map((part) => `import ${JSON.stringify(prefix + part)};`);
      // On the first line, so that line numbers do not change.
      return imports.length > 0 ? { code: imports.join('') + code, map: null } : null;
    },
  };
}
