import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

test('a browser is installed only on a CI machine or if requested', () => {
  const asked = (env: Record<string, string>) =>
    execFileSync(
      process.execPath,
      [
        '-e',
        "import('./scripts/findChromium.mjs').then(({ mayInstallChromium }) => console.log(mayInstallChromium()))",
      ],
      { cwd: root, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' },
    ).trim();
  expect([asked({}), asked({ CI: 'false' }), asked({ CI: 'true' }), asked({ INSTALL_CHROMIUM: '1' })]).toEqual([
    'false',
    'false',
    'true',
    'true',
  ]);
  expect(readFileSync(path.join(root, '.ci/run'), 'utf8')).toContain('export CI=true');
});
