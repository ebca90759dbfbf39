import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExtractedField } from '#contract/extractedFields';
import { fileAs } from '#server/testing/fileAs';
import { makeDocx, makePdf } from '#server/testing/makeFiles';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let drawn: number;
let knock: ReturnType<TestServer['as']>;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  knock = court.as('attorney');
  drawn = 0;
  const { engine } = court.services;
  const render = engine.renderPage;
  engine.renderPage = (...asked) => {
    drawn += 1;
    return render(...asked);
  };
});
afterAll(() => court.stop());

async function fileOne(content: Buffer | string, name: string) {
  const id = await fileAs(knock, [['main_document', content, name]]);
  const details = (await knock.get(`/documents/${id}/`)).json();
  return { fields: details.fields as ExtractedField[], version: details.documents[0].version_id as string };
}
const page = (version: string, number: number, width?: number | string) =>
  knock.get(`/documents/versions/${version}/pages/${number}${width ? `?width=${width}` : ''}`);

describe('a document with pages', () => {
  test('is shown as pages with their sizes and highlights', async () => {
    const { version, fields } = await fileOne(aComplaint(), 'Complaint.pdf');
    const view = (await knock.get(`/documents/versions/${version}/view/`)).json();
    expect(view).toMatchObject({ layout: 'pages', document_name: 'Complaint.pdf' });
    expect(view.pages[0]).toEqual({ number: 1, width: 612, height: 792 });
    const places = fields.flatMap(({ evidence }) => evidence);
    expect(places.length).toBeGreaterThan(5);
    for (const place of places) {
      if (place.kind !== 'page') throw new Error('A PDF has pages.');
      expect(place.page).toBeLessThanOrEqual(view.pages.length);
      for (const [left, top, right, bottom] of place.boxes) {
        expect(0 <= left && left < right && right <= 612 && 0 <= top && top < bottom && bottom <= 792).toBe(true);
      }
    }
  });

  test('is rendered page by page, as images that no browser stores', async () => {
    const { version } = await fileOne(makePdf(['ORDER'], 2), 'Order.pdf');
    const picture = await page(version, 2, 800);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.headers['cache-control']).toBe('no-store');
    expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(picture.headers.etag).toBeUndefined();
  });

  test('is rendered once for similar widths, regardless of the number of requests', async () => {
    const { version } = await fileOne(makePdf(['NOTICE'], 1), 'Notice.pdf');
    const before = drawn;
    const pictures = await Promise.all([page(version, 1, 1190), page(version, 1, 1200), page(version, 1)]);
    expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(drawn).toBe(before + 1);
  });

  test('is rendered in tiles when enlarged, and the tiles cover the page', async () => {
    const { version } = await fileOne(makePdf(['ORDER'], 1), 'Closely.pdf');
    const square = async (column: number, row: number) => {
      const reply = await page(version, 1, `3200&tile=${column}-${row}`);
      expect(reply.statusCode).toBe(200);
      return sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true });
    };
    const [first, corner] = [await square(0, 0), await square(3, 4)];
    expect([first.info.width, first.info.height]).toEqual([1024, 1024]);
    // 3200 pixels across are 3 squares and an eighth; 4141 down are 4 and a bit.
    expect([corner.info.width, corner.info.height]).toEqual([128, 45]);
    // The pleading's first line: the tile shows the same as the full page, only larger.
    const whole = await sharp((await page(version, 1, 800)).rawPayload)
      .extract({ left: 0, top: 0, width: 256, height: 256 })
      .grayscale()
      .raw()
      .toBuffer();
    const small = await sharp(first.data, { raw: first.info }).resize(256, 256).grayscale().raw().toBuffer();
    const apart = whole.reduce((sum, value, index) => sum + Math.abs(value - small[index]!), 0) / whole.length;
    expect(apart).toBeLessThan(6);
    expect(whole.some((value) => value < 128)).toBe(true);
  });

  test.each([
    ['a page after the last', 3, 800, 404],
    ['page nought', 0, 800, 400],
    ['a picture as wide as a wall', 1, 2401, 400],
    ['squares of a page as wide as a wall', 1, '6401&tile=0-0', 400],
    ['a square beside the page', 1, '3200&tile=4-0', 404],
    ['a square below the page', 1, '3200&tile=0-5', 404],
    ['a square that is none', 1, '3200&tile=0,0', 400],
  ])('has no %s', async (_what, number, width, status) => {
    const { version } = await fileOne(makePdf(['ORDER'], 2), 'Order.pdf');
    expect((await page(version, number, width)).statusCode).toBe(status);
  });
});

describe('a document without fixed pages', () => {
  test.each([
    ['TXT', 'Complaint.txt', 'COMPLAINT\n\nMorgan Sample <b>asks</b> for $10.00.\n'],
    ['DOCX', 'Complaint.docx', makeDocx(['COMPLAINT', 'Morgan Sample &lt;b&gt;asks&lt;/b&gt; for $10.00.'])],
  ])('%s is shown as paragraphs of plain text with highlights', async (_format, name, content) => {
    const { version, fields } = await fileOne(content, name);
    const view = (await knock.get(`/documents/versions/${version}/view/`)).json();
    expect(view.layout).toBe('flow');
    const texts: string[] = view.paragraphs.map(({ text }: { text: string }) => text);
    expect(texts).toContain('Morgan Sample <b>asks</b> for $10.00.');
    for (const place of fields.flatMap(({ evidence }) => evidence)) {
      if (place.kind !== 'paragraph') throw new Error('This document has no pages.');
      const paragraph = view.paragraphs.find(({ number }: { number: number }) => number === place.paragraph);
      expect(paragraph.text.slice(place.start, place.end)).toBe(place.quote);
    }
    expect((await page(version, 1)).statusCode).toBe(404);
  });
});
