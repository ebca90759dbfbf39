import { describe, expect, test } from 'vitest';
import { writeSheetCode } from '#domain/counter/separatorSheet';
import { writeSheet } from '#server/counter/batches/writeSheet';
import { joinPdfs } from '#server/testing/joinPdfs';
import { makePdf, makeTurnedPdf } from '#server/testing/makeFiles';
import { makeScan } from '#server/testing/makeScan';
import { aComplaint } from '#server/testing/papers';
import { readDocument } from '../readDocumentText.ts';
import { extractPages } from './extractPages.ts';
import { findSheets } from './findSheets.ts';
import { countPdfPages } from './measurePdf.ts';
import { stampPdf } from './stampPdf.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const stamp = {
  mark: 'RECEIVED',
  lines: ['Superior Court, County of Alder', 'November 23, 2026', 'Envelope 0F8FAD5B'],
};

async function wordsOf(bytes: Uint8Array, page = 1) {
  const { text } = await readDocument(bytes, 'Copy.pdf');
  if (!('pages' in text)) throw new Error('A PDF has pages.');
  return text.pages[page - 1]!.lines.flatMap(({ words }) => words);
}

describe('a stamped copy', () => {
  test('has the stamp in free space at the top right of its first page, and the rest as it was', async () => {
    const original = aComplaint();
    const copy = await stampPdf(original, stamp);
    const [left, top] = (await wordsOf(copy)).find(({ text }) => text === 'RECEIVED')!.box;
    expect(left).toBeGreaterThan(300);
    expect(top).toBeLessThan(260);
    expect(await countPdfPages(copy)).toBe(await countPdfPages(original));
    const before = (await wordsOf(original)).map(({ text }) => text);
    const after = (await wordsOf(copy)).map(({ text }) => text);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  test('of a page that is rotated in the file has the stamp upright', async () => {
    const copy = await stampPdf(makeTurnedPdf(), stamp);
    const words = (await wordsOf(copy)).map(({ text }) => text);
    expect(words).toContain('RECEIVED');
  });

  test('of a proposed order has no mark of a proposal left, and every other word', async () => {
    const lines = ['SUPERIOR COURT', '[PROPOSED] ORDER GRANTING MOTION', 'The motion is granted as proposed.'];
    const copy = await stampPdf(makePdf(lines), { ...stamp, mark: 'SIGNED', removes_proposal: true });
    const words = (await wordsOf(copy)).map(({ text }) => text);
    expect(words.join(' ')).not.toMatch(/PROPOSED/);
    expect(words).toEqual(expect.arrayContaining(['ORDER', 'GRANTING', 'MOTION', 'COURT', 'proposed.', 'SIGNED']));
    expect(Buffer.from(copy).toString('latin1')).not.toContain('[PROPOSED]');
  });

  test('of a page without room has the stamp on a page before it', async () => {
    const full = await makeFullPage();
    const copy = await stampPdf(full, stamp);
    expect(await countPdfPages(copy)).toBe(2);
    expect((await wordsOf(copy)).map(({ text }) => text)).toContain('RECEIVED');
  });
});

describe('separator sheets', () => {
  const sheet = () =>
    writeSheet({
      sheet: {
        ...{ id, kind: 'lead', channel: 'mail', case_id: null, case_type: 'Civil Complaint', court_id: 'alder' },
        filer: {
          kind: 'person',
          name: 'Ada Rowe',
          address: '',
          phone: '',
          email: '',
          bar_number: null,
          attorney_id: null,
        },
        ...{ made_by: id, made_at: new Date() },
      },
      court: 'Superior Court, County of Alder',
      case_number: null,
      at: new Date(),
    });

  test('are found by the code in their text', async () => {
    const batch = await joinPdfs(makePdf(['A', 'B']), await sheet(), makePdf(['C'], 2));
    const found = await findSheets(batch, { from: 1, to: 4 }, 100);
    expect(found.map(({ page }) => page)).toEqual([2]);
    expect(found[0]!.code).toContain(writeSheetCode({ id, kind: 'lead' }));
  });

  test('are found by their QR code where the page is a picture', async () => {
    const batch = await makeScan([{ page: await sheet(), scan: { skew: 1.5, specks: 0.001, grain: 20 } }]);
    const found = await findSheets(batch, { from: 1, to: 1 }, 100);
    expect(found).toEqual([{ page: 1, code: writeSheetCode({ id, kind: 'lead' }) }]);
  });
});

test('pages are extracted as a separate document', async () => {
  const batch = await joinPdfs(makePdf(['FIRST']), makePdf(['SECOND']), makePdf(['THIRD']));
  const part = await extractPages(batch, { from: 2, to: 3 });
  expect(await countPdfPages(part)).toBe(2);
  expect((await wordsOf(part)).map(({ text }) => text)).toContain('SECOND');
  await expect(extractPages(batch, { from: 3, to: 9 })).rejects.toThrow('document_corrupt');
});

/** A page with a dark picture over all of it. */
async function makeFullPage(): Promise<Buffer> {
  return makePdf(Array.from({ length: 28 }, () => 'M'.repeat(70)));
}
