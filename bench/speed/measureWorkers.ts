import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { openDocumentEngine } from '#server/documents/engine/openDocumentEngine';
import { residentBytes } from '#server/documents/engine/residentBytes';
import type { DocumentFile } from '#server/kernel/ports/DocumentEngine';
import type { MeasuredPdf } from './findPdfs.ts';
import { today } from './measureSteps.ts';

/** Puts files where workers can read them, for the duration of the work. */
export async function withFiles<Result>(
  pdfs: readonly MeasuredPdf[],
  work: (files: DocumentFile[]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'assize-speed-'));
  try {
    const files = pdfs.map(({ name }, index) => ({ path: path.join(folder, String(index)), name }));
    for (const [index, file] of files.entries()) await writeFile(file.path, pdfs[index]!.bytes);
    return await work(files);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Pages per second of the complete engine, elapsed: every file `times` times, with this many workers. */
export async function measureRate(
  files: readonly DocumentFile[],
  pages: number,
  workers: number,
  times: number,
): Promise<number> {
  const engine = await openDocumentEngine({ workers });
  try {
    const all = () => Promise.all(files.map((file) => engine.analyze(file, { today })));
    await all();
    await all();
    const began = performance.now();
    for (let time = 0; time < times; time++) await all();
    return (times * pages) / ((performance.now() - began) / 1000);
  } finally {
    await engine.close();
  }
}

/** Elapsed milliseconds for one document in a worker that has read others before. */
export async function measureDocument(file: DocumentFile, times: number): Promise<number[]> {
  const engine = await openDocumentEngine({ workers: 1 });
  try {
    const taken: number[] = [];
    for (let time = -1; time < times; time++) {
      const began = performance.now();
      await engine.analyze(file, { today });
      if (time >= 0) taken.push(performance.now() - began);
    }
    return taken;
  } finally {
    await engine.close();
  }
}

/**
 * The memory of one worker in megabytes after each twentieth of this many documents, and the number of workers used.
 */
export async function measureMemory(
  files: readonly DocumentFile[],
  documents: number,
): Promise<{ held: number[]; workers: number }> {
  const pids: number[] = [];
  const engine = await openDocumentEngine({
    workers: 1,
    documentsEach: Number.POSITIVE_INFINITY,
    onStart: (pid) => pids.push(pid),
  });
  try {
    const held: number[] = [];
    for (let done = 1; done <= documents; done++) {
      await engine.analyze(files[done % files.length]!, { today });
      if (done % Math.ceil(documents / 20) === 0)
        held.push(Math.round((await residentBytes(pids.at(-1))) / 1024 / 1024));
    }
    return { held, workers: pids.length };
  } finally {
    await engine.close();
  }
}

export const cores = availableParallelism();
