import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentTypeIds } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { layOutDraft } from '#domain/drafting/layout/layOutDraft';
import { type CaseData, type Forum, forums } from '#domain/drafting/templates/CaseData';
import { composeDraft } from '#domain/drafting/templates/composeDraft';
import { type TemplateId, templateIds } from '#domain/drafting/templates/templates';
import { sampleCaseData } from '#domain/drafting/testing/sampleCaseData';
import { accuracyScore } from '#domain/filings/accuracyScore';
import { openDocumentEngine } from '#server/documents/engine/openDocumentEngine';
import { openPdf } from '#server/documents/engine/pdf/openPdf';
import type { PrintedWord } from '#server/documents/engine/pdf/PrintedWord';
import { readPageFrame } from '#server/documents/engine/pdf/pageFrame';
import { readPrintedWords } from '#server/documents/engine/pdf/readPrintedWords';
import { openZip } from '#server/documents/engine/word/openZip';
import type { DocumentEngine } from '#server/kernel/ports/DocumentEngine';
import { measureText } from './fonts.ts';
import { writeDocx } from './writeDocx.ts';
import { writePdf } from './writePdf.ts';

const at = new Date('2026-03-02T17:00:00Z');
let engine: DocumentEngine;
let folder: string;
beforeAll(async () => {
  engine = await openDocumentEngine({ workers: 1 });
  folder = mkdtempSync(path.join(tmpdir(), 'assize-papers-'));
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

function compose(template: TemplateId, forum: Forum, changes: CaseData = {}) {
  return composeDraft(template, forum, { ...sampleCaseData(template, forum), ...changes }).draft;
}

async function makePdf(template: TemplateId, forum: Forum, changes: CaseData = {}): Promise<Buffer> {
  const draft = compose(template, forum, changes);
  return writePdf(layOutDraft(draft, measureText), draft.name, at);
}

async function readBack(bytes: Buffer, name: string) {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return engine.analyze({ path: file, name }, { today: '2026-11-21' });
}

/** Every word that is printed, page by page, with its baseline measured from the top. */
async function printedWords(bytes: Buffer): Promise<PrintedWord[][]> {
  const pdf = await openPdf(bytes);
  const { calls } = pdf.pdfium;
  const pages = Array.from({ length: pdf.pageCount }, (_, index) => {
    const page = calls.FPDF_LoadPage(pdf.document, index);
    const text = calls.FPDFText_LoadPage(page);
    const words = readPrintedWords(pdf.pdfium, text, readPageFrame(pdf.pdfium, page), new Map());
    calls.FPDFText_ClosePage(text);
    calls.FPDF_ClosePage(page);
    return words;
  });
  pdf.close();
  return pages;
}

const courts: Record<Forum, string> = {
  California: 'Superior Court of California, County of Alameda',
  'New York': 'Supreme Court of the State of New York, County of Kings',
  Texas: '127th District Court, Harris County, Texas',
  Florida: 'Circuit Court of the Eleventh Judicial Circuit in and for Miami-Dade County, Florida',
  Illinois: 'Circuit Court of Cook County, Illinois',
  Federal: 'United States District Court for the Northern District of Illinois',
};

const kinds: Record<TemplateId, readonly DocumentTypeId[]> = {
  complaint: ['complaint', 'petition'],
  answer: ['answer'],
  notice_of_motion: ['motion', 'notice_of_motion'],
  memorandum: documentTypeIds.filter((id) => id.startsWith('memorandum')),
  declaration: ['declaration', 'affirmation'],
  proof_of_service: ['proof_of_service', 'certificate_of_service', 'affidavit_of_service'],
  proposed_order: ['proposed_order'],
  notice_of_appearance: ['appearance'],
};
const formats: ['pdf' | 'docx', (template: TemplateId, forum: Forum) => Promise<Buffer>][] = [
  ['pdf', makePdf],
  ['docx', (template, forum) => writeDocx(compose(template, forum))],
];

describe.each(formats)('a generated %s, read back by the portal', (format, make) => {
  test.each(forums)('has the same court, parties, number, title, and type in %s', async (forum) => {
    for (const template of templateIds) {
      const { reading } = await readBack(await make(template, forum), `${template}.${format}`);
      const about = `${template} as ${format}`;
      expect(reading.court?.value, about).toBe(courts[forum]);
      expect(reading.case_number?.value, about).toBe(sampleCaseData(template, forum).case_number);
      expect(
        reading.plaintiffs.map(({ value }) => value),
        about,
      ).toEqual(['María Nuñez', 'José García']);
      expect(
        reading.defendants.map(({ value }) => value),
        about,
      ).toEqual(['Harbor "Lights" Café, Inc.']);
      expect(kinds[template], about).toContain(reading.doc_type?.value);
      const title = compose(template, forum).title.replaceAll('’', "'");
      expect(reading.title?.value.toUpperCase(), about).toBe(title);
    }
  });
});

test('values that were read back have high confidence', async () => {
  const { reading } = await readBack(await makePdf('complaint', 'California'), 'sure.pdf');
  expect(accuracyScore(reading)).toBeGreaterThan(90);
  expect(reading.has_signature_block?.value).toBe(true);
  expect(reading.judge_name?.value).toBe('Ruth Ortega');
});

describe('California pleading paper, measured', () => {
  const facts = Array.from(
    { length: 40 },
    (_, n) =>
      `Fact number ${n + 1} is stated in a sentence that is long enough to need more than one line of the page.`,
  );
  let pages: PrintedWord[][];
  beforeAll(async () => {
    pages = await printedWords(await makePdf('complaint', 'California', { facts: facts.join('\n') }));
  });
  const numbersOf = (words: PrintedWord[]) => words.filter(({ alongEnd }) => alongEnd < 80);
  const bodyOf = (words: PrintedWord[]) => words.filter(({ alongStart, base }) => alongStart > 80 && base < 730);

  test('every page has the lines 1 to 28, 24 points apart', () => {
    expect(pages.length).toBeGreaterThan(3);
    for (const words of pages) {
      const numbers = numbersOf(words).sort((one, other) => one.base - other.base);
      expect(numbers.map(({ text }) => text)).toEqual(Array.from({ length: 28 }, (_, n) => String(n + 1)));
      for (const [n, { base }] of numbers.entries()) expect(base).toBeCloseTo(72 + 24 * n, 1);
    }
  });

  test('every line of the body is on a numbered line; single-spaced parts are on one or halfway between', () => {
    for (const [index, words] of pages.entries()) {
      for (const { text, base } of bodyOf(words)) {
        const halves = (base - 72) / 12;
        expect(Math.abs(halves - Math.round(halves)), `page ${index + 1}: ${text} at ${base}`).toBeLessThan(0.02);
      }
    }
    const full = pages[1]!;
    for (const { text, base } of bodyOf(full)) {
      const lines = (base - 72) / 24;
      expect(Math.abs(lines - Math.round(lines)), `${text} at ${base}`).toBeLessThan(0.01);
    }
  });

  test('the court appears on line 8, 3.33 inches down, and the case from line 11', () => {
    const lineOf = (text: string) => (pages[0]!.find((word) => word.text === text)!.base - 72) / 24 + 1;
    expect(lineOf('SUPERIOR')).toBeCloseTo(8, 1);
    expect(pages[0]!.find(({ text }) => text === 'SUPERIOR')!.base / 72).toBeGreaterThanOrEqual(3.33);
    expect(lineOf('María')).toBeLessThan(8);
    const caption = pages[0]!.filter(({ text, base }) => text === 'María' && base > 250);
    expect((caption[0]!.base - 72) / 24 + 1).toBeCloseTo(11, 1);
  });

  test('nothing is to the right of the filer in the upper corner, which is the clerk’s', () => {
    const corner = pages[0]!.filter(({ base, alongEnd }) => base < 72 + 7 * 24 - 1 && alongEnd > 330);
    expect(corner.map(({ text }) => text)).toEqual([]);
  });

  test('margins are at least an inch at the left and half an inch at the right', () => {
    for (const words of pages) {
      expect(Math.min(...bodyOf(words).map(({ left }) => left))).toBeGreaterThanOrEqual(72);
      expect(Math.max(...bodyOf(words).map(({ right }) => right))).toBeLessThanOrEqual(612 - 36);
    }
  });

  test('every page has its number and the title under it, in at least 10 points', () => {
    for (const [index, words] of pages.entries()) {
      const foot = words.filter(({ base }) => base > 730).sort((one, other) => one.base - other.base);
      expect(foot.map(({ text }) => text)).toEqual([String(index + 1), 'COMPLAINT']);
      for (const { size } of foot) expect(size).toBeGreaterThanOrEqual(10);
    }
  });
});

describe('documents elsewhere, measured', () => {
  test.each(['New York', 'Texas', 'Florida', 'Illinois', 'Federal'] as const)(
    'have margins of an inch and 12-point type in %s',
    async (forum) => {
      for (const words of await printedWords(await makePdf('complaint', forum))) {
        for (const { text, left, right, size, base } of words) {
          expect(left, text).toBeGreaterThanOrEqual(71);
          expect(right, text).toBeLessThanOrEqual(541);
          expect(size, text).toBeGreaterThanOrEqual(11.9);
          expect(base, text).toBeGreaterThan(72);
          expect(base, text).toBeLessThan(760);
        }
      }
    },
  );
});

describe('the file', () => {
  test('is tagged, has its title and language, and embeds its fonts', async () => {
    const bytes = (await makePdf('complaint', 'California')).toString('latin1');
    const carries = (mark: RegExp | string) => (typeof mark === 'string' ? bytes.includes(mark) : mark.test(bytes));
    for (const mark of ['/Marked true', '/Lang (en-US)', '/DisplayDocTitle true', '/FontFile2', '/S /H1', '/S /P']) {
      expect(carries(mark), mark).toBe(true);
    }
    const title = /\/Title (\d+) 0 R/.exec(bytes)?.[1];
    expect(carries(new RegExp(`(?:^|\\n)${title} 0 obj\\s*\\(Complaint\\)`)), 'title').toBe(true);
  });

  test('is the same bytes when it is made again at the same moment', async () => {
    const [one, other] = await Promise.all([makePdf('answer', 'Texas'), makePdf('answer', 'Texas')]);
    expect(one!.equals(other!)).toBe(true);
  });

  test('writes letters of every Latin-script language unchanged', async () => {
    const plaintiffs = 'Łukasz Żółć\nDžemal Šaćirović\nNguyễn Ánh\nZoë Þórsdóttir';
    const { reading } = await readBack(await makePdf('complaint', 'Federal', { plaintiffs }), 'latin.pdf');
    expect(reading.plaintiffs.map(({ value }) => value)).toEqual(plaintiffs.split('\n'));
  });

  test('holds a word that is longer than a line, and a page that is longer than a page', async () => {
    const long = `${'Donaudampfschifffahrtsgesellschaft'.repeat(8)} v. all`;
    const words = await printedWords(
      await makePdf('declaration', 'California', { statements: `${long}\n`.repeat(60) }),
    );
    expect(words.length).toBeGreaterThan(4);
    for (const page of words) {
      expect(Math.max(...page.map(({ right }) => right))).toBeLessThanOrEqual(576);
      expect(Math.max(...page.filter(({ base }) => base < 740).map(({ base }) => base))).toBeLessThanOrEqual(720.1);
    }
  });
});

describe('the Word document on pleading paper', () => {
  let parts: Record<string, string>;
  beforeAll(async () => {
    const zip = openZip(await writeDocx(compose('complaint', 'California')))!;
    const names = ['word/document.xml', 'word/header1.xml', 'word/footer1.xml', 'docProps/core.xml'];
    parts = Object.fromEntries(names.map((name) => [name, Buffer.from(zip.read(name)).toString('utf8')]));
  });

  test('has the numbers 1 to 28 in its header, 24 points apart, in a frame that takes no room', () => {
    const header = parts['word/header1.xml']!;
    const numbers = [...header.matchAll(/<w:t[^>]*>(\d+)<\/w:t>/g)].map(([, text]) => text);
    expect(numbers).toEqual(Array.from({ length: 28 }, (_, n) => String(n + 1)));
    expect(header.match(/w:line="480"/g)?.length).toBe(28);
    expect(header).toContain('w:lineRule="exact"');
    expect(header).toContain('w:wrap="around"');
  });

  test('has body lines of exactly 24 points, a double rule at the left and one at the right', () => {
    const body = parts['word/document.xml']!;
    const heights = new Set([...body.matchAll(/w:line="(\d+)"/g)].map(([, height]) => height));
    expect([...heights].sort()).toEqual(['240', '480']);
    expect(body).toMatch(/<w:left w:val="double"/);
    expect(body).toMatch(/<w:right w:val="single"/);
  });

  test('has its number of the page and its title at the foot, and its title in its properties', () => {
    expect(parts['word/footer1.xml']).toContain('PAGE');
    expect(parts['word/footer1.xml']).toContain('COMPLAINT');
    expect(parts['docProps/core.xml']).toContain('<dc:title>COMPLAINT</dc:title>');
  });
});
