import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { workerPermissions } from './workerPermissions.ts';

const attempts = `
  import { spawnSync } from 'node:child_process';
  import { readFileSync, writeFileSync } from 'node:fs';
  import { createRequire } from 'node:module';
  import { Worker } from 'node:worker_threads';
  const codeOf = (act) => { try { act(); return 'done'; } catch (error) { return error.code; } };
  const load = createRequire('${import.meta.filename}');
  let drawn = 'done';
  try {
    await load('sharp')({ create: { width: 2, height: 2, channels: 3, background: 'red' } }).webp().toBuffer();
  } catch { drawn = 'failed'; }
  console.log(JSON.stringify({
    program: codeOf(() => readFileSync('${import.meta.filename}')),
    settings: codeOf(() => readFileSync('/proc/self/environ')),
    passwd: codeOf(() => readFileSync('/etc/passwd')),
    lock: codeOf(() => readFileSync('package-lock.json')),
    drawn,
    write: codeOf(() => writeFileSync('worker-was-here', 'x')),
    spawn: codeOf(() => spawnSync('true')),
    thread: codeOf(() => new Worker('0', { eval: true })),
  }));
`;

const denied = 'ERR_ACCESS_DENIED';
const refused = { settings: denied, passwd: denied, lock: denied, write: denied, spawn: denied, thread: denied };

test.each([
  ['that draws', true, { program: 'done', drawn: 'done' }],
  ['that only recognizes', false, { program: 'done', drawn: 'failed' }],
])(
  'a worker %s reads the portal’s program and nothing else, and neither writes nor starts anything',
  (_which, addons, may) => {
    const permissions = workerPermissions({ addons, program: import.meta.dirname });
    const said = execFileSync(process.execPath, [...permissions, '--input-type=module', '-e', attempts], {
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).toEqual({ ...refused, ...may });
  },
);
