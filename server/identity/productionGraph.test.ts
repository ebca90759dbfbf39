import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from '#server/kernel/config';
import { mountBundledProvider } from './bundled/mountBundledProvider.ts';
import { bundledConnection } from './bundledConnection.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
// An import of types alone is gone after the build.
const staticImports = /^(?:import|export)\s+(?!type\b)(?:[\s\S]*?from\s+)?'([^']+)'/gm;

/** Everything that is loaded before the first line of the file runs. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(staticImports)) {
    if (specifier.startsWith('#')) loadedWith(`${specifier.slice(1)}.ts`, seen);
    else if (specifier.startsWith('.')) loadedWith(path.join(path.dirname(file), specifier), seen);
    else seen.add(specifier);
  }
  return seen;
}

test('a real court loads neither the bundled provider nor its library nor the sample people', () => {
  expect(existsSync(path.join(root, 'server/identity/bundled/mountBundledProvider.ts'))).toBe(true);
  const loaded = [...loadedWith('server/main.ts')];
  expect(loaded).toContain('server/identity/identityRoutes.ts');
  expect(loaded).toContain('openid-client');
  expect(loaded.filter((name) => name.startsWith('server/identity/bundled/'))).toEqual([]);
  expect(loaded.filter((name) => name.includes('oidc-provider'))).toEqual([]);
});

test('nothing of the bundled provider loads the library before it is needed', () => {
  const loaded = [...loadedWith('server/identity/bundled/mountBundledProvider.ts')];
  expect(loaded).toContain('server/identity/bundled/loadOidcProvider.ts');
  expect(loaded).not.toContain('oidc-provider');
});

test('a real court cannot be talked into it', async () => {
  const config = { ...readConfig({}, '/'), evaluation: false, production: true };
  expect(() => bundledConnection(config)).toThrow('OIDC_ISSUER');
  await expect(mountBundledProvider({} as never, config)).rejects.toThrow('only in the evaluation court');
});
