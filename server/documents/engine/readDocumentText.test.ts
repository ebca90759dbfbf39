import { describe, expect, test } from 'vitest';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';
import { makeDocx, makeEncryptedPdf, makePdf, makeTurnedPdf } from '#server/testing/makeFiles';
import { readDocument } from './readDocumentText.ts';

describe('a PDF', () => {
  const paper = typesetDocument(sampleDocuments[0]!, new Date('2026-03-17T12:00:00Z'));

  test('is read line by line, the columns of its caption apart, without the numbers in the margin', async () => {
    const { text, pages } = await readDocument(paper, 'c.pdf');
    if (text.layout !== 'pages') throw new Error('A PDF has pages.');
    expect(pages).toBe(2);
    const lines = text.pages[0]!.lines.map((line) => line.text);
    expect(lines).toContain('ALEX Q. EXAMPLE (SBN 000123)');
    expect(lines).toContain('SUPERIOR COURT OF THE STATE OF CALIFORNIA');
    expect(lines).toContain('MORGAN SAMPLE, an individual, )');
    expect(lines.some((line) => line.endsWith('Case No. 26CV00431'))).toBe(true);
    expect(lines).not.toContain('14');
  });

  test('gives each word’s position, in points from the top left', async () => {
    const { text } = await readDocument(paper, 'c.pdf');
    if (text.layout !== 'pages') throw new Error('A PDF has pages.');
    const page = text.pages[0]!;
    const word = page.lines.flatMap((line) => line.words).find((one) => one.text === 'ALEX')!;
    expect(page.text.slice(word.start, word.start + 4)).toBe('ALEX');
    const [left, top, right, bottom] = word.box;
    expect(left).toBeCloseTo(90, 0);
    expect(right).toBeGreaterThan(left + 20);
    // The first line of pleading paper is 72 points below the top edge.
    expect(top).toBeGreaterThan(60);
    expect(bottom).toBeLessThan(75);
  });

  test('that is turned is read as its reader sees it', async () => {
    const { text } = await readDocument(makeTurnedPdf(), 'c.pdf');
    if (text.layout !== 'pages') throw new Error('A PDF has pages.');
    expect(text.pages[0]).toMatchObject({ width: 792, height: 612 });
  });

  test.each([
    ['cut in half', (pdf: Buffer) => pdf.subarray(0, 40), 'document_corrupt'],
    ['behind a password', () => makeEncryptedPdf(), 'document_encrypted'],
  ])('%s is refused', async (_what, spoil, code) => {
    await expect(readDocument(spoil(makePdf()), 'c.pdf')).rejects.toMatchObject({ code });
  });

  test('of more pages than are taken is refused', async () => {
    const many = readDocument(makePdf(['x'], 12), 'c.pdf', { mostPages: 10 });
    await expect(many).rejects.toMatchObject({ code: 'document_too_many_pages', details: { pages: 12, most: 10 } });
  });
});

describe('flowing text', () => {
  test('of a DOCX has a paragraph for each of its paragraphs', async () => {
    const { text } = await readDocument(makeDocx(['SUPERIOR COURT', 'Morgan Sample v. Example Logistics']), 'c.docx');
    if (text.layout !== 'flow') throw new Error('A DOCX flows.');
    expect(text.paragraphs.map((paragraph) => paragraph.text)).toEqual([
      'SUPERIOR COURT',
      'Morgan Sample v. Example Logistics',
    ]);
  });

  test('of a TXT file keeps the lines of a block together, and offsets point into the text', async () => {
    const { text } = await readDocument(Buffer.from('\ufeffCOURT\r\nCOUNTY\r\n\r\n  A )  B\r\n'), 'c.txt');
    if (text.layout !== 'flow') throw new Error('A TXT flows.');
    expect(text.paragraphs.map((paragraph) => paragraph.text)).toEqual(['COURT\nCOUNTY', '  A )  B']);
    for (const { text: own, start } of text.paragraphs) expect(text.text.slice(start, start + own.length)).toBe(own);
  });

  test('with nothing in it is refused', async () => {
    await expect(readDocument(Buffer.from(' \n \n'), 'c.txt')).rejects.toMatchObject({ code: 'document_no_text' });
  });
});
