import { expect, test } from 'vitest';
import { bindPdf, deflatedStream, helvetica, linesOf, onePage, streamOf } from '#server/testing/hostile/bindPdf';
import { makeScan } from '#server/testing/makeScan';
import { setPdf } from '#server/testing/setPdf';
import { contains } from '#server/testing/streamsOf';
import { packRecognized } from '../../ocr/RecognizedPage.ts';
import { readDocument } from '../../readDocumentText.ts';
import { readPdf } from '../readPdf.ts';
import { fixPdf } from './fixPdf.ts';

const read = async (bytes: Uint8Array) => readDocument(bytes, 'Paper.pdf');
const sentence = 'Plaintiff bought the ladder from the defendant on March 3, 2026.';
const page = {
  texts: ['SUPERIOR COURT OF CALIFORNIA', 'COMPLAINT FOR DAMAGES', ...Array.from({ length: 12 }, () => sentence)].map(
    (text, line) => ({ text, x: 72, y: 720 - 24 * line }),
  ),
};

/** What recognition found on a scan of the page: its own words, in their places. */
async function recognized(turn: 0 | 90 | 180 | 270 = 0): Promise<string> {
  const [typed] = await readPdf(setPdf([page]));
  const words = typed!.lines.flatMap((line) =>
    line.words.map(({ text, box: [left, top, right, bottom], size }) => ({
      ...{ text, left, top, right, bottom, base: bottom, size, certainty: 0.93 },
    })),
  );
  return packRecognized({ outcome: 'words', turn, lean: 0, words });
}

test.each([0, 90, 180, 270] as const)('a scan that is turned by %i degrees becomes searchable', async (turn) => {
  const scan = await makeScan([{ page, scan: { quarters: (((360 - turn) / 90) % 4) as 0 | 1 | 2 | 3 } }]);
  expect((await read(scan)).pagesWithoutText).toEqual([1]);
  const { bytes, report } = await fixPdf(
    scan,
    { fix: 'make_searchable' },
    { recognized: { 1: await recognized(turn) } },
  );
  expect(report).toMatchObject({ pages: [1], signatures: 0 });
  const found = await read(bytes);
  expect([found.pagesWithoutText, found.pagesRecognized, found.unseen]).toEqual([[], [], []]);
  expect(found.text.text.replace(/\s+/g, ' ')).toContain(sentence);
  if (turn !== 0 || found.text.layout !== 'pages') return;
  const word = found.text.pages[0]!.lines[0]!.words[0]!;
  const [typed] = await readPdf(setPdf([page]));
  const [left, top, right] = typed!.lines[0]!.words[0]!.box;
  expect(Math.abs(word.box[0] - left) + Math.abs(word.box[1] - top) + Math.abs(word.box[2] - right)).toBeLessThan(9);
});

test('a page whose own text is garbled is built anew, with the text that it shows', async () => {
  const nonsense = (text: string) => text.replace(/[a-z]/gi, (letter) => 'qxzwvkj'[letter.charCodeAt(0) % 7]!);
  const garbled = setPdf([{ texts: page.texts.map((one) => ({ ...one, text: nonsense(one.text) })) }]);
  const given = { recognized: { 1: await recognized() } };
  expect((await readDocument(garbled, 'Paper.pdf', given)).pagesRecognized).toEqual([1]);
  const { bytes } = await fixPdf(garbled, { fix: 'make_searchable' }, given);
  const found = await read(bytes);
  expect([found.pagesRecognized, found.pagesWithoutText]).toEqual([[], []]);
  expect(found.text.text).toContain('COMPLAINT FOR DAMAGES');
  expect(contains(bytes, nonsense('COMPLAINT'))).toBe(false);
});

test('bookmarks are added after those that the file has', async () => {
  const file = setPdf([page, page, page]);
  const first = await fixPdf(
    file,
    { fix: 'add_bookmarks', bookmarks: [{ title: 'Exhibit A – “Lease”', page: 2 }] },
    {},
  );
  const more = [
    { title: 'Exhibit B', page: 3 },
    { title: 'No such page', page: 9 },
  ];
  const { bytes, report } = await fixPdf(first.bytes, { fix: 'add_bookmarks', bookmarks: more }, {});
  expect(report.bookmarks).toEqual(['Exhibit B']);
  expect((await read(bytes)).file.pdf?.bookmarks).toEqual(['Exhibit A – “Lease”', 'Exhibit B']);
});

test('the entries of a form become text of the page', async () => {
  const form = Buffer.from(
    setPdf([{ ...page, fields: [{ text: 'Jane Roe', x: 72, y: 100 }] }])
      .toString('latin1')
      .replace('/Type /Catalog', '/AcroForm << /Fields [] >> /Type /Catalog'),
    'latin1',
  );
  const { bytes, report } = await fixPdf(form, { fix: 'flatten_forms' }, {});
  expect(report).toMatchObject({ pages: [1], fields: 1 });
  const found = await read(bytes);
  expect(found.file.pdf?.form_fields).toBe(0);
  expect(found.text.text).toContain('Jane Roe');
});

test('pages of other sizes are put on letter paper, and the others stay', async () => {
  const a4 = [0, 0, 595, 842] as [number, number, number, number];
  const file = setPdf([
    { ...page, box: a4 },
    page,
    { ...page, box: [0, 0, 1008, 612], rotate: 90 },
    { ...page, box: [0, 0, 400, 500] },
    { ...page, box: [0, 0, 700, 1000], crop: [50, 50, 645, 892] },
  ]);
  const before = await readPdf(file);
  const { bytes, report } = await fixPdf(file, { fix: 'letter_size', pages: [1, 2, 3, 4, 5] }, {});
  expect(report.pages).toEqual([1, 3, 4, 5]);
  expect(report.scale).toBeCloseTo(0.786, 2);
  const after = await readPdf(bytes);
  expect(after.map(({ width, height }) => [width, height])).toEqual(Array.from({ length: 5 }, () => [612, 792]));
  expect(after[0]!.text).toBe(before[0]!.text);
  expect(after[0]!.lines[0]!.words[0]!.box[0]).toBeCloseTo(72 * (792 / 842) + (612 - 595 * (792 / 842)) / 2, 0);
  // What the crop box hid stays hidden.
  expect(after[4]!.text).toBe(before[4]!.text);
});

const script = '<< /S /JavaScript /JS (app.alert\\("Boo"\\)) >>';

test('scripts, embedded files, metadata, and earlier states are left behind; text, links, and bookmarks stay', async () => {
  const file = bindPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} /Outlines 9 0 R /Metadata 11 0 R /Names << /JavaScript << /Names [(a) ${script}] >> /EmbeddedFiles << /Names [(notes.txt) 12 0 R] >> >> >>`,
      '<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F 7 0 R >> >> /Annots [8 0 R 14 0 R 15 0 R] >>`,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 6 0 R /Resources << /Font << /F 7 0 R >> >> /AA << /O ${script} >> >>`,
      deflatedStream(linesOf(['COMPLAINT FOR DAMAGES', 'See the second page.'])),
      deflatedStream(linesOf(['The second page.'])),
      helvetica,
      '<< /Type /Annot /Subtype /Link /Rect [72 690 200 710] /Border [0 0 0] /Dest [4 0 R /Fit] >>',
      '<< /Type /Outlines /First 10 0 R /Last 10 0 R /Count 1 >>',
      '<< /Title (Second page) /Parent 9 0 R /Dest [4 0 R /Fit] >>',
      streamOf('<x:xmpmeta>Written by Jane Doe</x:xmpmeta>', '/Type /Metadata /Subtype /XML'),
      '<< /Type /Filespec /F (notes.txt) /EF << /F 13 0 R >> >>',
      streamOf('Do not file this.', '/Type /EmbeddedFile'),
      '<< /Type /Annot /Subtype /Link /Rect [72 650 200 670] /A << /S /URI /URI (https://example.com) >> >>',
      `<< /Type /Annot /Subtype /Link /Rect [72 600 200 620] /A ${script} >>`,
    ],
    '/Root 1 0 R /Info << /Author (Jane Doe) >>',
  );
  expect((await read(file)).file.pdf?.active_content).toEqual(['javascript']);
  const { bytes, report } = await fixPdf(file, { fix: 'remove_active' }, {});
  expect(report).toMatchObject({ active: ['javascript'], files: ['notes.txt'] });
  const found = await read(bytes);
  expect(found.file.pdf).toMatchObject({
    ...{ active_content: [], attachments: [], bookmarks: ['Second page'], links: ['https://example.com'] },
  });
  for (const gone of ['app.alert', 'Jane Doe', 'Do not file this']) expect(contains(bytes, gone)).toBe(false);
  expect(bytes.length).toBeGreaterThan(0);
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/S\s*\/GoTo/);
  if (found.text.layout === 'pages') {
    expect(found.text.pages.map(({ text }) => text)).toEqual([
      'COMPLAINT FOR DAMAGES\nSee the second page.',
      'The second page.',
    ]);
  }
});

test('a link with a script behind it costs the file its links', async () => {
  const action = `/A << /S /URI /URI (https://example.com) /Next ${script} >>`;
  const file = onePage({
    contents: streamOf(linesOf(['COMPLAINT'])),
    page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] ${action} >>]`,
  });
  const { bytes } = await fixPdf(file, { fix: 'remove_active' }, {});
  expect((await read(bytes)).file.pdf).toMatchObject({ active_content: [], links: [] });
});

test('a form that only its own program can draw is refused', async () => {
  const xfa = onePage({
    contents: streamOf(linesOf(['Please wait'])),
    catalog: '/NeedsRendering true /AcroForm << /Fields [] /XFA [(template) 6 0 R] >>',
    more: [streamOf('<template/>')],
  });
  const refused = fixPdf(xfa, { fix: 'flatten_forms' }, {});
  await expect(refused).rejects.toMatchObject({ code: 'document_xfa_form' });
});
