import { expect, test } from 'vitest';
import { makePdf } from '#server/testing/makeFiles';
import { readDocument } from '../readDocumentText.ts';
import { fixPdf } from './fixes/fixPdf.ts';
import { readOutlineItems } from './fixes/outline.ts';
import { joinPdfs } from './joinPdfs.ts';
import { openPdf } from './openPdf.ts';

async function outlineOf(bytes: Uint8Array) {
  const pdf = await openPdf(bytes);
  const items = readOutlineItems(pdf.pdfium, pdf.document);
  pdf.close();
  return items;
}

test('documents follow each other, each under a bookmark with its own bookmarks', async () => {
  const bookmarks = [{ title: 'Exhibit A', page: 2 }];
  const motion = await fixPdf(makePdf(['Motion'], 2), { fix: 'add_bookmarks', bookmarks }, {});
  const { bytes, firstPages } = await joinPdfs([
    { bytes: makePdf(['Notice'], 3), title: '1. Notice' },
    { bytes: motion.bytes, title: '2. Motion – “Rowe”' },
  ]);
  expect(firstPages).toEqual([1, 4]);
  const { text } = await readDocument(bytes, 'Binder.pdf');
  expect(text).toMatchObject({ pages: { length: 5 } });
  expect(await outlineOf(bytes)).toEqual([
    { title: '1. Notice', page: 1, items: [] },
    { title: '2. Motion – “Rowe”', page: 4, items: [{ title: 'Exhibit A', page: 5, items: [] }] },
  ]);
});

test('a document that cannot be opened is left out; none at all is refused', async () => {
  const damaged = { bytes: Buffer.from('%PDF-1.7 nothing'), title: 'Damaged' };
  const { bytes, firstPages } = await joinPdfs([damaged, { bytes: makePdf(['Open']), title: 'Open' }]);
  expect(firstPages).toEqual([null, 1]);
  expect(await outlineOf(bytes)).toEqual([{ title: 'Open', page: 1, items: [] }]);
  await expect(joinPdfs([damaged])).rejects.toMatchObject({ code: 'document_corrupt' });
});
