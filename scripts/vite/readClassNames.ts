import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

const classNames = '\0class-names:';

/** The class names of CSS modules as the page's own build names them, for prerendered HTML. */
export function readClassNames(config: ResolvedConfig): Plugin {
  return {
    name: 'read-class-names',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('.module.css') && importer
        ? `${classNames}${path.resolve(path.dirname(importer), source)}.js`
        : undefined,
    async load(id) {
      if (!id.startsWith(classNames)) return;
      const file = id.slice(classNames.length, -'.js'.length);
      const { modules } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      return `export default ${JSON.stringify(modules)}`;
    },
  };
}
