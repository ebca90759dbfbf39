import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const schemas = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const jsonSchema = /\/(?:to-json-schema|json-schema-processors)\.js$/;
const prefix = '\0without-json-schema:';

/**
 * Omits the part of zod that writes schemas as JSON Schema, a sixth of it, which only the server uses. In the browser,
 * a schema's `toJSONSchema` throws.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && schemas.test(importer) && jsonSchema.test(source)
        ? prefix + path.resolve(path.dirname(importer), source)
        : null,
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const names = [...readFileSync(id.slice(prefix.length), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      const missing = `const missing = () => { throw new Error('JSON Schema is not available in the browser.'); };`;
      return [missing, ...names.map(([, name]) => `export const ${name} = () => missing;`)].join('\n');
    },
  };
}
