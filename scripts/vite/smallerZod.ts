import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const schemas = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const jsonSchema = /\/(?:to-json-schema|json-schema-processors)\.js$/;
const prefix = '\0without-json-schema:';
/** Installs the memoizer before the first object or list of a schema is created. */
const memoizing = /^\s*_ensureDefaultMemoizer\(\);$/gm;

/**
 * Omits two parts of zod in the browser:
 * - the part that writes schemas as JSON Schema, a sixth of zod, which only the server uses; a schema's `toJSONSchema`
 *   throws;
 * - the memoizer for values that contain themselves, which the browser never has: its values are parsed from JSON. It
 *   searches each schema for cycles. `zod/mini` has none by default, either.
 */
export function smallerZod(): Plugin {
  return {
    name: 'smaller-zod',
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
    transform(code, id) {
      if (!schemas.test(id)) return null;
      if (!code.match(memoizing)) throw new Error('zod installs its memoizer in another way: adapt smallerZod.ts.');
      return { code: code.replaceAll(memoizing, ''), map: null };
    },
  };
}
