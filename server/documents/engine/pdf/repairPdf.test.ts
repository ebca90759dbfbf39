import { expect, test } from 'vitest';
import { makePdf } from '#server/testing/makeFiles';
import { readPdf } from './readPdf.ts';
import { repairPdf } from './repairPdf.ts';

const whole = makePdf(['COMPLAINT FOR DAMAGES'], 3);
const table = whole.lastIndexOf('xref\n0 ');

test('a PDF that lost its cross-reference table is read completely', async () => {
  const pages = await readPdf(whole.subarray(0, table));
  expect(pages.map((page) => page.text.includes('COMPLAINT FOR DAMAGES'))).toEqual([true, true, true]);
});

test('one that was cut off within an object is not repaired', async () => {
  const cut = whole.subarray(0, table - 30);
  expect(repairPdf(cut)).toBeUndefined();
  await expect(readPdf(cut)).rejects.toMatchObject({ code: 'document_corrupt' });
});

test('the newest catalogue is the one that counts, and noise has none', () => {
  const newer = Buffer.concat([
    whole.subarray(0, table),
    Buffer.from('90 0 obj\n<< /Pages 2 0 R /Type /Catalog >>\nendobj\n'),
  ]);
  expect(Buffer.from(repairPdf(newer)!).toString('latin1')).toContain('trailer\n<< /Root 90 0 R >>');
  expect(repairPdf(Buffer.from('%PDF-1.7\n/Catalog /Catalog endobj'))).toBeUndefined();
});
