import { describe, expect, test } from 'vitest';
import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import { layOutDraft } from '#domain/drafting/layout/layOutDraft';
import { forums } from '#domain/drafting/templates/CaseData';
import { composeDraft } from '#domain/drafting/templates/composeDraft';
import { sampleCaseData } from '#domain/drafting/testing/sampleCaseData';
import { measureText } from '#server/courtdoc/generate/fonts';
import { writePdf } from '#server/courtdoc/generate/writePdf';
import { makeScan } from '#server/testing/makeScan';
import { type SetLayout, setLayout } from '#server/testing/setLayout';
import { readDocument } from '../readDocumentText.ts';
import { measureLayout } from './measureLayout.ts';

async function measure(set: SetLayout | Buffer = {}): Promise<LayoutFacts> {
  const bytes = Buffer.isBuffer(set) ? set : await setLayout(set as SetLayout);
  return (await readDocument(new Uint8Array(bytes), 'paper.pdf')).layout!;
}

const bodySize = ({ font_sizes }: LayoutFacts) => font_sizes[0]?.size;

describe('a document in 12 point, double spaced, with margins of an inch', () => {
  test('measures so', async () => {
    const layout = await measure();
    expect(layout.page_sizes).toEqual([{ width: 612, height: 792, pages: [1, 2, 3] }]);
    expect(layout.measured).toEqual([1, 2, 3]);
    expect(layout.font_sizes).toEqual([{ size: 12, share: 1 }]);
    expect(layout.fonts).toEqual([{ name: 'Times', share: 1 }]);
    expect(layout.line_spacing).toBeCloseTo(2, 1);
    for (const { left, right, top, bottom } of layout.margins) {
      expect(left).toBeCloseTo(72, 0);
      expect(right).toBeGreaterThanOrEqual(71.5);
      expect(right).toBeLessThan(90);
      expect(top).toBeGreaterThan(70);
      expect(top).toBeLessThan(76);
      expect(bottom).toBeGreaterThan(71.5);
      expect(bottom).toBeLessThan(100);
    }
    expect(layout.page_numbers).toEqual([1, 2, 3].map((page) => ({ page, printed: String(page) })));
    expect(layout.line_numbered).toEqual([]);
    expect(layout.footer).toBeNull();
    expect(layout.footnote_size).toBeNull();
  });

  test.each<[string, SetLayout]>([
    ['with a system’s banner over each page', { banner: 'Case 3:26-cv-00431 Document 12 Filed 03/02/26 Page 3 of 9' }],
    ['with a footer', { footer: ['{n}', 'MOTION TO COMPEL'] }],
    ['with block quotations', { quotation: 10 }],
    ['with footnotes', { footnotes: 9 }],
    ['with line numbers', { numbered: true }],
    ['with an agreement in small type behind it', { exhibits: 12 }],
  ])('measures so %s', async (_, set) => {
    const layout = await measure(set);
    expect(bodySize(layout)).toBe(12);
    expect(layout.line_spacing).toBeCloseTo(2, 1);
    const own = layout.margins.filter(({ page }) => page <= 3);
    expect(Math.min(...own.map(({ left }) => left))).toBeGreaterThan(69);
    expect(Math.min(...own.map(({ right }) => right))).toBeGreaterThan(69);
    expect(Math.min(...own.map(({ top }) => top))).toBeGreaterThan(69);
    expect(Math.min(...own.map(({ bottom }) => bottom))).toBeGreaterThan(69);
  });
});

test.each([10, 11, 12, 13, 14])('a document in %i point is found to be so', async (point) => {
  expect(bodySize(await measure({ point, pitch: 2 * point }))).toBe(point);
});

test.each([
  ['single', 13.8, 1.15],
  ['one and a half', 20.7, 1.73],
  ['exactly 24 points', 24, 2],
  ['double', 27.6, 2.3],
])('lines set %s are found to be so', async (_, pitch, ratio) => {
  expect((await measure({ pitch })).line_spacing).toBeCloseTo(ratio, 1);
});

test('margins of half an inch are found, each on its side', async () => {
  const { margins } = await measure({ margins: [36, 54, 90, 108] });
  for (const { left, right, top, bottom } of margins) {
    expect(left).toBeCloseTo(36, 0);
    expect(right).toBeGreaterThan(53);
    expect(right).toBeLessThan(72);
    expect(Math.abs(top - 91)).toBeLessThan(3);
    expect(bottom).toBeGreaterThan(107);
    expect(bottom).toBeLessThan(140);
  }
});

test('pages of A4 and of legal size are distinguished from letter size', async () => {
  expect((await measure({ size: [595, 842] })).page_sizes[0]).toMatchObject({ width: 595, height: 842 });
  expect((await measure({ size: [612, 1008] })).page_sizes[0]).toMatchObject({ width: 612, height: 1008 });
});

test('numbered lines are counted on each page', async () => {
  const { line_numbered } = await measure({ numbered: true });
  expect(line_numbered).toEqual([1, 2, 3].map((page) => ({ page, lines: 27 })));
});

test('a title under the page’s number is the footer, and the number counts', async () => {
  const beneath = await measure({ footer: ['{n}', 'MOTION TO COMPEL'] });
  expect(beneath.footer).toBe('MOTION TO COMPEL');
  expect(beneath.page_numbers.map(({ printed }) => printed)).toEqual(['1', '2', '3']);
  const beside = await measure({ footer: ['MOTION TO COMPEL - {n}'] });
  expect(beside.footer).toBe('MOTION TO COMPEL');
  expect(beside.page_numbers.map(({ printed }) => printed)).toEqual(['1', '2', '3']);
});

test('footnotes have a separate size', async () => {
  expect((await measure({ footnotes: 9 })).footnote_size).toBe(9);
});

test('the portal’s own pleading paper has 28 numbered lines, 12 point, and the margins of rule 2.107', async () => {
  const forum = forums.find((one) => one === 'California') ?? forums[0]!;
  const { draft } = composeDraft('notice_of_motion', forum, sampleCaseData('notice_of_motion', forum));
  const layout = await measure(await writePdf(layOutDraft(draft, measureText), draft.name, new Date(0)));
  expect(new Set(layout.line_numbered.map(({ lines }) => lines))).toEqual(new Set([28]));
  expect(bodySize(layout)).toBe(12);
  for (const { left, right } of layout.margins) {
    expect(left).toBeGreaterThanOrEqual(72);
    expect(right).toBeGreaterThanOrEqual(36);
  }
  expect(layout.page_numbers.length).toBe(layout.measured.length);
  expect(layout.footer).not.toBeNull();
});

test('a recognized page is not measured', async () => {
  const scanned = await makeScan([{ page: await setLayout({ pages: 1 }) }]);
  const read = await readDocument(new Uint8Array(scanned), 'scan.pdf');
  expect(read.pagesWithoutText).toEqual([1]);
  expect(read.layout).toMatchObject({ measured: [], margins: [], font_sizes: [], line_spacing: null });
});

test('the time grows with the pages and no faster', async () => {
  const row = {
    base: 100,
    top: 90,
    bottom: 103,
    left: 72,
    right: 540,
    size: 12,
    family: 'Times',
    characters: 80,
    marked: false,
    led: false,
    text: '',
  };
  const timeOf = (count: number) => {
    const pages = Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      width: 612,
      height: 792,
      rows: Array.from({ length: 30 }, (_, at) => ({
        ...row,
        base: 90 + 22 * at,
        text: at > 28 ? String(index + 1) : '',
      })),
      lineNumbers: 0,
    }));
    const began = performance.now();
    expect(measureLayout(pages, pages).line_spacing).toBeCloseTo(22 / 12, 1);
    return performance.now() - began;
  };
  timeOf(200);
  expect(timeOf(4000)).toBeLessThan(2000);
});
