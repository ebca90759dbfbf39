import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentSearch, PageText } from '#contract/documentViewer';
import { packRecognized } from '#server/documents/engine/ocr/RecognizedPage';
import { openRecognizedStore } from '#server/documents/recognition/recognizedStore';
import { fileAs } from '#server/testing/fileAs';
import { makeDocx } from '#server/testing/makeFiles';
import { type SetPage, setPdf } from '#server/testing/setPdf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let knock: ReturnType<TestServer['as']>;
let readWhole = 0;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  knock = court.as('attorney');
  const { engine } = court.services;
  const read = engine.readWords;
  engine.readWords = (file) => {
    readWhole += 1;
    return read(file);
  };
});
afterAll(() => court.stop());

async function fileOne(content: Buffer | string, name = 'Motion.pdf'): Promise<string> {
  const id = await fileAs(knock, [['main_document', content, name]]);
  return (await knock.get(`/documents/${id}/`)).json().documents[0].version_id;
}
const lines = (...texts: string[]): SetPage => ({
  texts: texts.map((text, index) => ({ text, x: 72, y: 700 - 20 * index })),
});
const motion = () =>
  setPdf([
    lines('SUPERIOR COURT OF CALIFORNIA', 'The defendant moves for summary judg-', 'ment on all claims.'),
    { picture: true },
    lines('The pre-trial order of March 2, 2026', 'denied Summary', 'Judgment to the defendant.'),
  ]);
const askText = (version: string, page: number | string) =>
  knock.get(`/documents/versions/${version}/pages/${page}/text`);
const ask = (version: string, q: string) =>
  knock.get(`/documents/versions/${version}/search?q=${encodeURIComponent(q)}`);
const search = async (version: string, q: string): Promise<DocumentSearch> => {
  const reply = await ask(version, q);
  expect(reply.statusCode).toBe(200);
  return reply.json();
};

describe('the text of a page', () => {
  test('is returned in reading order, line by line, with the position of each word', async () => {
    const version = await fileOne(motion());
    const page = (await askText(version, 1)).json() as PageText;
    expect(page).toMatchObject({ number: 1, width: 612, height: 792, source: 'text-layer' });
    expect(page.words.map(({ text }) => text).join(' ')).toBe(
      'SUPERIOR COURT OF CALIFORNIA The defendant moves for summary judg- ment on all claims.',
    );
    expect(page.lines).toEqual([0, 4, 10]);
    for (const { box } of page.words) {
      const [left, top, right, bottom] = box;
      expect(72 <= left && left < right && right < 612 && 70 < top && top < bottom && bottom < 150).toBe(true);
    }
    expect(page.words[1]!.box[0]).toBeGreaterThan(page.words[0]!.box[2]);
  });

  test('is empty on a page that is an image, and the response states that', async () => {
    const version = await fileOne(motion());
    expect((await askText(version, 2)).json()).toMatchObject({ number: 2, source: 'none', words: [], lines: [] });
  });

  test('is not found for a missing page or for a document without pages', async () => {
    const version = await fileOne(motion());
    expect((await askText(version, 4)).statusCode).toBe(404);
    expect((await askText(version, 0)).statusCode).toBe(400);
    expect((await askText(version, '1e9')).statusCode).toBe(404);
    expect((await askText(version, '../1')).statusCode).toBe(404);
    expect((await askText(await fileOne('NOTICE\n\nOf nothing.\n', 'Notice.txt'), 1)).statusCode).toBe(404);
  });
});

/** What a recognizer found on a scan rotated by 90 degrees: two words, in a line as its reader sees them. */
const sideways = packRecognized({
  outcome: 'words',
  turn: 90,
  lean: 0,
  words: ['Scanned', 'affidavit'].map((text, index) => ({
    ...{ text, left: 100 + 80 * index, top: 50, right: 160 + 80 * index, bottom: 62, base: 60, size: 12, certainty: 1 },
  })),
});

test('a scan has no text until it is recognized, and then has the recognized text immediately', async () => {
  const pages = setPdf([lines('AFFIDAVIT OF SERVICE'), { picture: true }, lines('Two')]);
  const version = await fileOne(pages);
  expect(await search(version, 'scanned affidavit')).toMatchObject({ total: 0, pages_without_text: [2] });
  const sha256 = createHash('sha256').update(pages).digest('hex');
  await openRecognizedStore(court.services).keep(sha256, 2, 'test 1', sideways);

  const page = (await askText(version, 2)).json() as PageText;
  expect(page).toMatchObject({ source: 'ocr', turn: 90, lines: [0], width: 612, height: 792 });
  // On the page as shown, the line runs upward: its second word is above the first.
  const [first, second] = page.words.map(({ box }) => box);
  expect([first![0], second![0]]).toEqual([50, 50]);
  expect(second![3]).toBeLessThan(first![1]);
  const found = await search(version, 'scanned affidavit');
  expect(found).toMatchObject({ total: 1, pages_without_text: [] });
  expect(found.hits[0]!.evidence).toMatchObject({ kind: 'page', page: 2, quote: 'Scanned affidavit' });
});

describe('a search in a document', () => {
  test('finds words on every page, across line breaks, with their boxes and context', async () => {
    const version = await fileOne(motion());
    const found = await search(version, 'summary judgment');
    expect(found.total).toBe(2);
    const [first, second] = found.hits.map(({ evidence }) => evidence);
    expect(first).toMatchObject({ kind: 'page', page: 1, quote: 'summary judg-\nment' });
    expect(second).toMatchObject({ kind: 'page', page: 3, quote: 'Summary\nJudgment' });
    if (first?.kind !== 'page') throw new Error('A PDF has pages.');
    const [upper, lower] = first.boxes;
    expect(first.boxes).toHaveLength(2);
    expect(upper![0]).toBeGreaterThan(150);
    expect([Math.round(lower![0]), lower![1] > upper![1]]).toEqual([72, true]);
    expect(found.hits[0]).toMatchObject({
      before: 'COURT OF CALIFORNIA The defendant moves for ',
      after: ' on all claims.',
    });
    expect(found.pages_without_text).toEqual([2]);
  });

  test('marks only the letters searched for', async () => {
    const version = await fileOne(motion());
    const whole = (await search(version, 'california')).hits[0]!.evidence;
    const part = (await search(version, 'FORN')).hits[0]!.evidence;
    if (whole.kind !== 'page' || part.kind !== 'page') throw new Error('A PDF has pages.');
    expect(part.boxes[0]![0]).toBeGreaterThan(whole.boxes[0]![0]);
    expect(part.boxes[0]![2]).toBeLessThan(whole.boxes[0]![2]);
  });

  test('reads the document once for any number of searches and pages', async () => {
    const version = await fileOne(setPdf([lines('NOTICE'), lines('The order', 'of the defendant')]));
    const before = readWhole;
    await Promise.all([search(version, 'the'), search(version, 'order')]);
    await search(version, 'defendant');
    expect((await askText(version, 2)).json().words).toHaveLength(5);
    expect(readWhole).toBe(before + 1);
  });

  test.each([
    ['TXT', 'Motion.txt', 'MOTION\n\nThe “pre-trial” order.\n\nNo order of that kind.\n'],
    ['DOCX', 'Motion.docx', makeDocx(['MOTION', 'The “pre-trial” order.', 'No order of that kind.'])],
  ])('searches the paragraphs of a %s as the viewer shows them', async (_format, name, content) => {
    const version = await fileOne(content, name);
    const { paragraphs } = (await knock.get(`/documents/versions/${version}/view/`)).json();
    const found = await search(version, '"PRETRIAL" order');
    expect(found).toMatchObject({ total: 1, pages_without_text: [] });
    const place = found.hits[0]!.evidence;
    if (place.kind !== 'paragraph') throw new Error('This document has no pages.');
    const paragraph = paragraphs.find(({ number }: { number: number }) => number === place.paragraph);
    expect(paragraph.text.slice(place.start, place.end)).toBe('“pre-trial” order');
    expect((await search(version, 'order')).total).toBe(2);
  });

  test('counts all matches and returns the first 500', async () => {
    const version = await fileOne(`NOTICE\n\n${'so be it. '.repeat(1200)}\n`, 'Notice.txt');
    const found = await search(version, 'be');
    expect([found.total, found.hits.length]).toEqual([1200, 500]);
  });

  test.each([
    ['only blanks and hyphens', '%20-%20'],
    ['a pattern of a language', '(a%2B)%2B%24'],
    ['a wildcard of SQL', '%25'],
    ['control characters', '%01%07'],
    ['half a letter', '%ED%A0%B5'],
    ['markup', '%3Cscript%3E'],
  ])('treats %s as words, and finds nothing', async (_what, q) => {
    const version = await fileOne(motion());
    const reply = await knock.get(`/documents/versions/${version}/search?q=${q}`);
    expect([reply.statusCode, reply.json().total]).toEqual([200, 0]);
  });

  test.each([
    ['nothing', 'q='],
    ['no question', ''],
    ['a text as long as a letter', `q=${'a'.repeat(201)}`],
    ['two questions', 'q=a&q=b'],
    ['a null character', 'q=a%00b'],
  ])('rejects %s, and states what is wrong', async (_what, query) => {
    const version = await fileOne(motion());
    const reply = await knock.get(`/documents/versions/${version}/search?${query}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input']);
  });

  test('answers quickly, even when both the text and the query are repetitive', async () => {
    const version = await fileOne(`NOTICE\n\n${'a'.repeat(3_000_000)}\n`, 'Notice.txt');
    await search(version, 'notice');
    const began = performance.now();
    expect((await search(version, `b${'a'.repeat(199)}`)).total).toBe(0);
    expect(performance.now() - began).toBeLessThan(1500);
  });
});

test('another person’s filing returns no text and cannot be searched', async () => {
  const version = await fileOne(motion());
  const stranger = court.as('self_represented');
  for (const [who, status] of [
    [stranger, 404],
    [court.as('clerk'), 200],
    [court.as('it_personnel'), 403],
  ] as const) {
    expect((await who.get(`/documents/versions/${version}/pages/1/text`)).statusCode).toBe(status);
    expect((await who.get(`/documents/versions/${version}/search?q=court`)).statusCode).toBe(status);
  }
});
