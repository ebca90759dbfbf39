import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentText, PageText } from '#domain/documents/DocumentText';
import { readFiling } from '#domain/reading/readFiling';
import { type DocumentEngine, type EngineStep, RecognitionPaused } from '#server/kernel/ports/DocumentEngine';
import { RecognitionFailed, type Recognizer } from '#server/kernel/ports/Recognizer';
import { Refusal } from '#server/kernel/Refusal';
import { makeDocx } from '#server/testing/makeFiles';
import { makeScan, type ScanPage } from '#server/testing/makeScan';
import { type SetPage, type SetText, setPdf } from '#server/testing/setPdf';
import { openDocumentEngine } from '../openDocumentEngine.ts';
import type { DrawingOrder } from '../pdf/drawForRecognition.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { openBundledRecognizer } from './bundledRecognizer.ts';
import { findNativeTesseract, openNativeRecognizer } from './nativeRecognizer.ts';
import { openRecognition } from './openRecognition.ts';
import type { Recognition, RecognizedStore } from './Recognition.ts';
import { packRecognized } from './RecognizedPage.ts';
import { recognizeDocument } from './recognizeDocument.ts';
import { recognizePage } from './recognizePage.ts';

const today = '2026-11-21';
const at = (x: number, y: number, text: string): SetText => ({ text, x, y });
const complaint: SetPage = {
  texts: [
    at(180, 730, 'SUPERIOR COURT OF CALIFORNIA'),
    at(200, 714, 'COUNTY OF SAN FRANCISCO'),
    at(72, 670, 'MARTHA EXAMPLE, an individual,'),
    at(160, 650, 'Plaintiff,'),
    at(100, 630, 'v.'),
    at(72, 610, 'ORCHARD SAMPLE STORES, INC.,'),
    at(160, 590, 'Defendant.'),
    ...Array.from({ length: 6 }, (_, line) => at(300, 670 - 16 * line, ')')),
    at(330, 670, 'Case No. CGC-26-431007'),
    at(330, 640, 'COMPLAINT FOR DAMAGES'),
    at(72, 550, '1. Plaintiff bought the ladder from the defendant on March 3, 2026.'),
    at(72, 530, '2. On March 9, 2026 its third rung broke, and Plaintiff fell and was hurt.'),
    at(72, 510, '3. Defendant knew that ladders of this kind had broken before.'),
  ],
};
const exhibit: SetPage = {
  texts: [
    at(250, 720, 'EXHIBIT A'),
    ...Array.from({ length: 12 }, (_, line) =>
      at(72, 680 - 20 * line, 'This receipt was given for one wooden ladder.'),
    ),
  ],
};

let folder: string;
let recognition: Recognition;
let engine: DocumentEngine;
const kept = new Map<string, string>();
const store: RecognizedStore = {
  find: async (sha256) =>
    Object.fromEntries(
      [...kept].flatMap(([key, packed]) => (key.startsWith(sha256) ? [[key.split(' ')[1]!, packed]] : [])),
    ),
  findFailed: async () => [],
  keep: async (sha256, page, _recognizer, packed) => void kept.set(`${sha256} ${page}`, packed),
  keepFailure: async () => {},
};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recognition-'));
  recognition = (await openRecognition({ mode: 'bundled', parallel: 1 }))!;
  engine = await openDocumentEngine({ workers: 1, recognition, recognized: store });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

async function put(name: string, bytes: Uint8Array, sha256?: string) {
  const file = { path: path.join(folder, `${Math.random()}`), name, ...(sha256 ? { sha256 } : {}) };
  await writeFile(file.path, bytes);
  return file;
}

/** The words of a scan's only page, and the rest of what is said of it. */
async function read(page: ScanPage): Promise<PageText> {
  const file = await put('scan.pdf', await makeScan([page]), `${Math.random()}`);
  await engine.analyze(file, { today });
  const text = await engine.read(file);
  return (text.layout === 'pages' ? text.pages : [])[0]!;
}

function boxOf(page: PageText, word: string) {
  return page.lines.flatMap((line) => line.words).find(({ text }) => text === word)!.box;
}

describe('a scan', { timeout: 120_000 }, () => {
  test('is read like the document that it shows, with caption, columns, and banner, and no page twice', async () => {
    const banner = 'Case 3:26-cv-00431 Document 1 Filed 03/17/26 Page 1 of 2';
    const scan = await makeScan([
      { page: complaint, scan: { resolution: 200, specks: 0.0005, grain: 30, skew: 0.8 }, banner },
      { page: exhibit, scan: { resolution: 200, quarters: 1 } },
    ]);
    const file = await put('scan.pdf', scan, 'a-complaint');
    const steps: EngineStep[] = [];
    const { reading, ...document } = await engine.analyze(file, { today, onStep: (step) => steps.push(step) });
    expect(document).toMatchObject({ pages: 2, pagesRecognized: [1, 2], pagesWithoutText: [], pagesLeft: 0 });
    expect(reading.plaintiffs.map(({ value }) => value)).toEqual(['Martha Example']);
    expect(reading.defendants.map(({ value }) => value)).toEqual(['Orchard Sample Stores, Inc.']);
    expect(reading.doc_type?.value).toBe('complaint');
    expect(steps.filter(({ step }) => step === 'recognizing')).toEqual(
      [0, 1, 2].map((done) => ({ step: 'recognizing', done, of: 2 })),
    );
    expect(steps.filter(({ step }) => step === 'analyzing')).toHaveLength(1);

    const again: EngineStep[] = [];
    await engine.analyze(file, { today, onStep: (step) => again.push(step) });
    expect(again.map(({ step }) => step)).not.toContain('recognizing');

    const text = await engine.read(file);
    const pages = text.layout === 'pages' ? text.pages : [];
    expect(pages.map(({ source }) => source)).toEqual(['ocr', 'ocr']);
    expect(pages[0]!.text.split('\n')).toContain(banner);
    expect(pages[0]!.text.match(/Document 1/g)).toHaveLength(1);
    const words = pages[0]!.lines.flatMap((line) => line.words);
    expect(words.find((word) => word.text === 'Document')!.certainty).toBeUndefined();
    expect(words.find((word) => word.text === 'Plaintiff,')!.certainty).toBeGreaterThan(0.8);
    // On a skewed page, the words are where they are shown: level only from the reader's view.
    expect(pages[0]!.lean).toBeCloseTo(0.8, 0);

    // The exhibit was scanned sideways: its heading is near the right edge of the page as displayed.
    expect(pages[1]).toMatchObject({ turn: 270, width: 792 });
    expect(pages[1]!.text).toContain('This receipt was given for one wooden ladder.');
    const [left, top, right, bottom] = boxOf(pages[1]!, 'EXHIBIT');
    expect(left).toBeGreaterThan(680);
    expect(bottom - top).toBeGreaterThan(2 * (right - left));
  });

  test('that is upside down is rotated', async () => {
    const page = await read({ page: exhibit, scan: { quarters: 2 } });
    expect(page).toMatchObject({ source: 'ocr', turn: 180 });
    expect(page.text).toContain('EXHIBIT A');
    expect(boxOf(page, 'EXHIBIT')[1]).toBeGreaterThan(680);
  });

  test('among pages of text is the only one that is recognized; an empty one says nothing, and nothing is missing', async () => {
    const printed = setPdf([complaint]);
    expect((await engine.analyze(await put('printed.pdf', printed), { today })).pagesRecognized).toEqual([]);
    const empty = await engine.analyze(await put('empty.pdf', await makeScan([{ page: {} }])), { today });
    expect(empty).toMatchObject({ pagesRecognized: [1], pagesWithoutText: [] });
  });

  test('without legible words is reported as such', async () => {
    const noise = await makeScan([{ page: {}, scan: { resolution: 72, specks: 0.01 } }]);
    expect(await engine.analyze(await put('noise.pdf', noise), { today })).toMatchObject({
      pagesRecognized: [],
      pagesWithoutText: [1],
    });
  });
});

describe('without a recognizer that works', { timeout: 120_000 }, () => {
  const scan = () => makeScan([1, 2, 3].map(() => ({ page: exhibit, scan: { resolution: 100 } })));
  const analyzeWith = async (recognizer: Partial<Recognizer> | undefined, options = {}) => {
    const one: Recognizer = {
      kind: 'bundled',
      name: 'fake',
      parallel: 1,
      recognize: async () => '',
      close: async () => {},
      ...recognizer,
    };
    const other = await openDocumentEngine({
      workers: 1,
      recognition: recognizer && { recognizer: one, mostPages: 500 },
    });
    const steps: EngineStep[] = [];
    try {
      const onStep = (step: EngineStep) => steps.push(step);
      const read = await other.analyze(await put('scan.pdf', await scan()), { today, onStep, ...options });
      return { ...read, steps: steps.filter(({ step }) => step === 'recognizing').length };
    } finally {
      await other.close();
    }
  };

  test('a filing is analyzed nonetheless, and its pages are reported as having no text', async () => {
    expect(await analyzeWith(undefined)).toMatchObject({ pagesWithoutText: [1, 2, 3], steps: 0 });
    const falls = () => Promise.reject(new RecognitionFailed('fell'));
    expect(await analyzeWith({ recognize: falls })).toMatchObject({
      pagesWithoutText: [1, 2, 3],
      pagesLeft: 0,
      steps: 4,
    });
  });

  test('of a filing with typed and scanned pages, only the scanned ones are missing', async () => {
    const mixed = await makeScan([
      { page: complaint, scan: null },
      { page: exhibit, scan: { resolution: 100 }, banner: 'Case 3:26-cv-00431 Document 1-1 Filed 03/17/26' },
      { page: exhibit, scan: null },
    ]);
    const other = await openDocumentEngine({ workers: 1 });
    const read = await other.analyze(await put('mixed.pdf', mixed), { today });
    await other.close();
    expect(read).toMatchObject({ pages: 3, pagesWithoutText: [2], pagesRecognized: [] });
    expect(read.reading.plaintiffs.map(({ value }) => value)).toEqual(['Martha Example']);
  });

  test('a page that cannot even be drawn is passed over, and the next one is read', async () => {
    const drawn = {
      turn: 0,
      trial: false,
      png: new Uint8Array(),
      resolution: 300,
      width: 612,
      height: 792,
      lean: 0,
    } as const;
    const draw = async (page: number) => {
      if (page === 1) throw new Refusal('document_too_much_memory');
      return { ...drawn, blank: true };
    };
    const found = await recognizeDocument(recognition, undefined, { sha256: undefined, pages: [1, 2], known: 0, draw });
    expect(found).toMatchObject({ failed: [1], left: [] });
    expect(Object.keys(found.recognized)).toEqual(['2']);
  });

  test('when time is short, what is left is said, or the work pauses', async () => {
    const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve(''), 120));
    expect(await analyzeWith({ recognize: slow }, { recognizeFor: 50 })).toMatchObject({ pagesLeft: 2 });
    await expect(analyzeWith({ recognize: slow }, { pauseAfter: 50 })).rejects.toBeInstanceOf(RecognitionPaused);
  });

  test('a hanging one is ended, and the next page has a fresh one', async () => {
    const hanging = openBundledRecognizer({ parallel: 1, milliseconds: 1, memoryBytes: 1024 ** 3 });
    const picture = { png: new Uint8Array(await readPicture()), resolution: 300 };
    await expect(hanging.recognize(picture)).rejects.toMatchObject({ problem: 'too_slow' });
    await expect(hanging.recognize(picture)).rejects.toMatchObject({ problem: 'too_slow' });
    await hanging.close();
  });

  test('one that needs too much memory, or receives no picture, is ended', async () => {
    const greedy = openBundledRecognizer({ parallel: 1, milliseconds: 30_000, memoryBytes: 1024 ** 2 });
    await expect(greedy.recognize({ png: new Uint8Array(await readPicture()), resolution: 300 })).rejects.toMatchObject(
      {
        problem: 'too_much_memory',
      },
    );
    await greedy.close();
    await expect(
      recognition.recognizer.recognize({ png: Buffer.from('no picture'), resolution: 300 }),
    ).rejects.toMatchObject({
      problem: 'fell',
    });
    expect(await engine.checkRecognizer()).toMatchObject({ kind: 'bundled', works: true });
  });

  async function readPicture() {
    const { drawForRecognition } = await import('../pdf/drawForRecognition.ts');
    return (await drawForRecognition(new Uint8Array(setPdf([complaint])), 1, { turn: 0, trial: false }))!.png;
  }
});

describe('a stamp in the margin', () => {
  const lines = ['FILED', '2026 NOV 12 PM 3:42', 'SAN FRANCISCO SUPERIOR COURT'];
  const across = (x: number, y: number, angle: number): SetText[] =>
    lines.map((text, index) => {
      const away = 14 * index;
      const [right, up] = angle === 90 ? [away, 0] : angle === 270 ? [-away, 0] : [0, away];
      return { text, x: x + right, y: y + up, size: 10, font: 'bold', angle };
    });

  test.each([
    ['runs up the page', '2026-11-12', across(560, 420, 90)],
    ['runs down the page', '2026-11-12', across(48, 640, 270)],
    ['is on its head', undefined, across(560, 752, 180)],
  ])('is read where it %s', async (_where, filed, stamp) => {
    const page = { texts: [...complaint.texts!, ...stamp] };
    const scan = await makeScan([{ page, scan: { resolution: 200 } }]);
    const { drawForRecognition } = await import('../pdf/drawForRecognition.ts');
    const draw = (order: DrawingOrder) => drawForRecognition(new Uint8Array(scan), 1, order);
    const found = await recognizePage(draw, recognition.recognizer, { twice: true });
    const [read] = await readPdf(new Uint8Array(scan), { recognized: { 1: packRecognized(found!) } });
    const text = read!.lines.map((line) => line.text);
    expect(text).toEqual(expect.arrayContaining(lines));
    expect(text).toContain('Case No. CGC-26-431007');
    const document: DocumentText = { layout: 'pages', pages: [read!], text: read!.text };
    expect(readFiling(document, { today }).filing_date?.value).toBe(filed);
  });
});

test('a word document of pictures only is refused with the reason', async () => {
  await expect(engine.analyze(await put('pictures.docx', makeDocx([''])), { today })).rejects.toMatchObject({
    code: 'document_no_text',
  });
});

test('nothing is recognized where it is turned off, and a tesseract that is not there is not counted on', async () => {
  expect(await openRecognition({ mode: 'off' })).toBeUndefined();
  expect(await findNativeTesseract('no-such-program')).toBeNull();
  const absent = openNativeRecognizer('5.0', { parallel: 1, milliseconds: 5000, memoryBytes: 1e9 }, 'no-such-program');
  await expect(absent.recognize({ png: Buffer.from(''), resolution: 300 })).rejects.toMatchObject({ problem: 'fell' });
});
