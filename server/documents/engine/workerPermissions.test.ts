import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { workerPermissions } from './workerPermissions.ts';

const attempts = `
  import { spawnSync } from 'node:child_process';
  import { readFileSync, writeFileSync } from 'node:fs';
  import { Worker } from 'node:worker_threads';
  import sharp from 'sharp';
  const codeOf = (act) => { try { act(); return 'done'; } catch (error) { return error.code; } };
  const drawn = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } }).webp().toBuffer();
  console.log(JSON.stringify({
    read: codeOf(() => readFileSync('package.json')),
    drawn: drawn.length > 0,
    write: codeOf(() => writeFileSync('worker-was-here', 'x')),
    spawn: codeOf(() => spawnSync('true')),
    thread: codeOf(() => new Worker('0', { eval: true })),
  }));
`;

test('a document worker may read and draw, and neither write, nor start a process or a thread', () => {
  const said = execFileSync(process.execPath, [...workerPermissions(), '--input-type=module', '-e', attempts], {
    encoding: 'utf8',
  });
  const denied = 'ERR_ACCESS_DENIED';
  expect(JSON.parse(said)).toEqual({ read: 'done', drawn: true, write: denied, spawn: denied, thread: denied });
});
