import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { courtUploadLimits } from '#server/db/schema/uploads';
import { openCourt } from './openCourt.ts';

/**
 * The memory of the portal's process while documents of 10, 50, 100, and 150 MB are uploaded, sent by another process,
 * and then read by a document worker.
 */
type Listed = { id: string; state: string; failure: string | null; result_id: string | null };

const mb = 1024 * 1024;
const run = promisify(execFile);

const court = await openCourt({ analyses: { workers: 1 } });
await court.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = court.app.server.address() as AddressInfo;
const limits = { document_mb: 150, envelope_mb: 1000, authority: 'Measurement', version: 1 };
await court.services.db.insert(courtUploadLimits).values({ court_id: court.court, ...limits });
const { token } = await court.join('attorney');
const address = `http://127.0.0.1:${port}`;
const headers = ['-H', `authorization: Bearer ${token}`, '-H', 'tus-resumable: 1.0.0'];

/** The highest resident memory of this process until the work ends, in MB. */
async function highest(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
  await work();
  clearInterval(timer);
  return Math.round(most / mb);
}

async function begin(size: number, name: string): Promise<string> {
  const metadata = `purpose ${btoa('lead')},filename ${btoa(name)}`;
  const sent = ['-H', `upload-length: ${size}`, '-H', `upload-metadata: ${metadata}`];
  const { stdout } = await run('curl', [
    '-s',
    '-i',
    '-X',
    'POST',
    ...headers,
    ...sent,
    `${address}/api/documents/uploads/`,
  ]);
  return /^location: (.*)$/im.exec(stdout)![1]!.trim();
}

const ask = async (call: string) => {
  const reply = await fetch(`${address}/api${call}`, { headers: { authorization: `Bearer ${token}` } });
  return reply.json() as Promise<unknown>;
};

/** How the analysis of a filing ended. */
async function analyzed(id: string): Promise<string> {
  for (;;) {
    const { analysis_state } = (await ask(`/documents/${id}/`)) as { analysis_state: string };
    if (analysis_state === 'done' || analysis_state === 'failed') return `analysis ${analysis_state}`;
    await pause(100);
  }
}

async function settled(place: string): Promise<string> {
  for (;;) {
    const { uploads } = (await ask('/documents/uploads/')) as { uploads: Listed[] };
    const { state, failure, result_id } = uploads.find(({ id }) => place.includes(id))!;
    if (state !== 'received') return result_id === null ? (failure ?? state) : analyzed(result_id);
    await pause(100);
  }
}

for (const size of [1, 10, 50, 100, 150]) {
  const file = path.join(os.tmpdir(), `upload-${process.pid}.pdf`);
  await run(process.execPath, ['--import', 'tsx', '-e', writer(file, size)]);
  const place = await begin(size * mb, `${size} MB.pdf`);
  const part = ['-H', 'content-type: application/offset+octet-stream', '-H', 'upload-offset: 0'];
  const began = performance.now();
  const before = Math.round(process.memoryUsage.rss() / mb);
  const upload = await highest(() =>
    run('curl', [
      '-s',
      '-X',
      'PATCH',
      ...headers,
      ...part,
      '-H',
      'expect:',
      '--data-binary',
      `@${file}`,
      address + place,
    ]),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  let outcome = '';
  const reading = await highest(async () => {
    outcome = await settled(place);
  });
  console.log(
    `${size} MB: ${before} MB before, ${upload} MB at most while it is uploaded (${seconds} s), ${reading} MB while it is examined: ${outcome}`,
  );
  await writeFile(file, '');
}
await court.close();

/** The document is made by another process, so that it is never in this one's memory. */
function writer(file: string, size: number): string {
  const made = JSON.stringify(path.join(import.meta.dirname, '../server/testing/makeLargePdf.ts'));
  return `import(${made}).then(async ({ makeLargePdf }) => (await import('node:fs')).writeFileSync(${JSON.stringify(file)}, makeLargePdf(${size * mb})))`;
}
