import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentEngine, EngineStep } from '#server/kernel/ports/DocumentEngine';
import { makeDocx, makePdf } from '#server/testing/makeFiles';
import { setPdf } from '#server/testing/setPdf';
import { type EngineOptions, openDocumentEngine } from './openDocumentEngine.ts';
import { residentBytes } from './residentBytes.ts';

let folder: string;
let engine: DocumentEngine;
let pids: number[];
let fallen: string[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'engine-'));
});
afterEach(() => engine.close());
afterAll(() => rm(folder, { recursive: true }));

async function open(options: EngineOptions = {}) {
  pids = [];
  fallen = [];
  engine = await openDocumentEngine({
    workers: 1,
    forPages: 0,
    ...options,
    onStart: (pid) => pids.push(pid),
    onFall: (name) => fallen.push(name),
  });
}

async function put(name: string, bytes: Uint8Array) {
  const file = { path: path.join(folder, `${Math.random()}`), name };
  await writeFile(file.path, bytes);
  return file;
}

const today = '2026-03-17';
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the engine', () => {
  test('reads a filing in a separate process, and reports each step as it happens', async () => {
    await open();
    const steps: EngineStep[] = [];
    const file = await put('c.pdf', makePdf(['COMPLAINT FOR DAMAGES', 'Case No. 26CV00431'], 3));
    const read = await engine.analyze(file, { today, onStep: (step) => steps.push(step) });
    expect(read).toMatchObject({ format: 'pdf', pages: 3, pagesWithoutText: [] });
    expect(read.reading.case_number?.value).toBe('26CV00431');
    expect(read.timings.reading).toBeGreaterThan(0);
    expect(steps.at(0)).toEqual({ step: 'reading', done: 1, of: 3 });
    expect(steps.slice(-2)).toEqual([{ step: 'reading', done: 3, of: 3 }, { step: 'analyzing' }]);
    expect(pids).toHaveLength(1);
    expect(pids).not.toContain(process.pid);
    expect(fallen).toEqual([]);
  });

  test('names a refused file, and keeps the worker', async () => {
    await open({ mostPages: 2 });
    const refusals = [
      [
        await put('photo.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
        'document_wrong_type',
        { content: 'PNG' },
      ],
      [await put('long.pdf', makePdf(['x'], 3)), 'document_too_many_pages', { pages: 3, most: 2 }],
    ] as const;
    for (const [file, code, details] of refusals) {
      const answer = engine.inspect(file);
      await expect(answer).rejects.toMatchObject({ code, details: { file_name: file.name, ...details } });
    }
    expect(await engine.inspect(await put('c.docx', makeDocx(['Complaint'])))).toEqual({ format: 'docx', pages: null });
    expect(pids).toHaveLength(1);
  });

  test('draws a page no wider than asked, and measures it upright', async () => {
    await open();
    const file = await put('c.pdf', setPdf([{ rotate: 90 }, { box: [0, 0, 14400, 14400] }, { box: [0, 0, 3, 14400] }]));
    expect(await engine.pageSizes(file)).toEqual([
      { width: 792, height: 612 },
      { width: 14400, height: 14400 },
      { width: 3, height: 14400 },
    ]);
    const sizeOf = async (page: number, width: number) => {
      const { width: across, height } = await sharp(
        Buffer.from((await engine.renderPage(file, page, width))!),
      ).metadata();
      return [across, height];
    };
    expect(await sizeOf(1, 400)).toEqual([400, 309]);
    expect(await sizeOf(2, 9000)).toEqual([2400, 2400]);
    expect(await sizeOf(3, 2400)).toEqual([3, 16000]);
    expect(await engine.renderPage(file, 4, 400)).toBeNull();
    expect(await engine.renderPage(file, 0, 400)).toBeNull();
  });
});

describe('a document that would bring down its worker costs one refusal', () => {
  test('when it takes too long', async () => {
    await open({ milliseconds: 300 });
    const endless = await put('endless.pdf', makePdf(Array(26).fill('The court granted the motion.'), 1500));
    await expect(engine.analyze(endless, { today })).rejects.toMatchObject({
      code: 'document_too_slow',
      details: { file_name: 'endless.pdf' },
    });
    await expect.poll(() => isRunning(pids[0]!)).toBe(false);
    expect(await engine.inspect(await put('next.pdf', makePdf()))).toEqual({ format: 'pdf', pages: 1 });
    expect(pids).toHaveLength(2);
  });

  test('when it uses too much memory', async () => {
    await open({ memoryBytes: 200 * 1024 * 1024 });
    const bomb = await put('bomb.docx', makeDocx(['a'.repeat(60_000_000)]));
    await expect(engine.analyze(bomb, { today })).rejects.toMatchObject({
      code: 'document_too_much_memory',
      details: { file_name: 'bomb.docx' },
    });
    expect(await engine.inspect(await put('next.pdf', makePdf()))).toEqual({ format: 'pdf', pages: 1 });
    expect(pids).toHaveLength(2);
  });

  test.each([
    ['SIGSEGV', 'document_corrupt'],
    ['SIGKILL', 'document_too_much_memory'],
  ] as const)('when the worker exits (%s)', async (signal, code) => {
    await open();
    const long = await put('long.pdf', makePdf(Array(26).fill('The court granted the motion.'), 1500));
    const refused = engine.analyze(long, { today, onStep: () => process.kill(pids[0]!, signal) });
    await expect(refused).rejects.toMatchObject({ code, details: { file_name: 'long.pdf' } });
    expect(fallen).toEqual(['long.pdf']);
    expect(await engine.inspect(await put('next.pdf', makePdf()))).toEqual({ format: 'pdf', pages: 1 });
  });
});

test('a worker that exits while idle is replaced', async () => {
  await open();
  const file = await put('c.pdf', makePdf());
  await engine.inspect(file);
  process.kill(pids[0]!, 'SIGKILL');
  await expect.poll(() => isRunning(pids[0]!)).toBe(false);
  expect(await engine.inspect(file)).toEqual({ format: 'pdf', pages: 1 });
});

test('interactive tasks overtake the analyses in the queue', async () => {
  await open();
  const file = await put('c.pdf', makePdf(['x'], 40));
  const order: string[] = [];
  await Promise.all([
    engine.analyze(file, { today }).then(() => order.push('first')),
    engine.analyze(file, { today }).then(() => order.push('second')),
    engine.renderPage(file, 1, 200).then(() => order.push('picture')),
  ]);
  expect(order).toEqual(['first', 'picture', 'second']);
});

test('closing answers those who wait: the document is not at fault', async () => {
  await open();
  const long = await put('long.pdf', makePdf(Array(26).fill('The court granted the motion.'), 1500));
  const ends = await Promise.allSettled([
    engine.analyze(long, { today, onStep: () => void engine.close() }),
    engine.read(long),
  ]);
  expect(ends).toMatchObject(Array(2).fill({ status: 'rejected', reason: { code: 'shutting_down' } }));
  await expect(engine.inspect(long)).rejects.toMatchObject({ code: 'shutting_down' });
});

test('three hundred documents through one worker leave its memory where it was', async () => {
  await open({ documentsEach: 1000 });
  const files = [
    await put('c.pdf', makePdf(Array(26).fill('The court granted the motion of the plaintiff.'), 5)),
    await put('d.docx', makeDocx(Array(50).fill('The court granted the motion of the plaintiff.'))),
    await put('e.txt', Buffer.from('The court granted the motion.\n\n'.repeat(200))),
  ];
  const readAll = async (count: number) => {
    for (let index = 0; index < count; index++) await engine.analyze(files[index % files.length]!, { today });
    return (await residentBytes(pids[0])) / 1024 / 1024;
  };
  const before = await readAll(100);
  const after = await readAll(200);
  expect(pids).toHaveLength(1);
  expect(after - before).toBeLessThan(25);
});

test('a worker is replaced after this many documents', async () => {
  await open({ documentsEach: 2 });
  const file = await put('c.pdf', makePdf());
  for (let index = 0; index < 4; index++) await engine.inspect(file);
  expect(new Set(pids).size).toBe(2);
});
