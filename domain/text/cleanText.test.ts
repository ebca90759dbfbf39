import { describe, expect, test } from 'vitest';
import { placeCitations } from '#domain/citations/placeCitations';
import type { DocumentText } from '#domain/documents/DocumentText';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { findIdentifiers } from '#domain/identifiers/findIdentifiers';
import { cleanText, cleanWords } from './cleanText.ts';
import { joinLines } from './JoinedText.ts';

describe('the clean text of a document', () => {
  test('is created once for all readers of a document', () => {
    const document = asFlow('one\ntwo');
    expect(cleanText(document)).toBe(cleanText(document));
    expect(cleanText(document).lines).toBe(cleanText(document).lines);
  });

  test('has the length of the document’s own text, so that an offset leads to the same place', () => {
    const text = '1  “Twom-\n2  bly”\u00a0– 550\u2009U.S.\n3  ５44 — so ‘held’ \u00ad\n4  x\r\n5  y';
    const { plain, flow } = cleanWords(text);
    expect(plain).toHaveLength(text.length);
    expect(flow).toHaveLength(text.length);
    expect(plain).toContain('"Twom-');
    expect(plain).toContain("544 - so 'held'");
    expect(flow.replaceAll('\u2060', '')).toContain('"Twombly"');
  });
});

const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}   ${line}`).join('\n');

describe('line numbers in the margin of flowing text', () => {
  const text = numbered([
    'The plaintiff, whose number is 536-22-',
    '8710, relies on Bell Atlantic v. Twombly, 550',
    'U.S. 544 (2007), and on no other decision',
    'of the Supreme Court.',
    'The defendant denies that it',
    'owes the sum, and says',
    'that the contract was never',
    'signed by anyone.',
  ]);

  test('are removed from every form of the text', () => {
    const { lines, plain, flow } = cleanText(asFlow(text));
    expect(lines.map((line) => line.text.split(' ')[0])).toEqual([
      'The',
      '8710,',
      'U.S.',
      'of',
      'The',
      'owes',
      'that',
      'signed',
    ]);
    expect(plain).not.toMatch(/^\d /m);
    expect(flow).not.toMatch(/^\d /m);
  });

  test('split neither an identifier nor a citation', () => {
    expect(findIdentifiers(asFlow(text)).map(({ kind }) => kind)).toContain('social_security');
    expect(placeCitations(asFlow(text))).toMatchObject([{ volume: '550', reporter: 'U.S.', page: '544' }]);
  });

  test('are not confused with a list of reporters', () => {
    const volumes = '1 Wheat. 304\n2 Pet. 253\n3 Dall. 386';
    expect(cleanWords(volumes).plain).toBe(volumes);
  });
});

test('a running title repeated on pages does not separate a citation from its case name', () => {
  const head = 'MARTIN V. CITY OF BOISE';
  const page = (last: string) =>
    [head, ...Array.from({ length: 40 }, () => 'The panel considered it.'), last].join('\n');
  const document = asPages(
    `${page('So it was held in Inouye v.')}\f${head}\nKemna, 504 F.3d 705 (9th Cir. 2007).\f${page('End.')}`,
  );
  expect(placeCitations(document)).toMatchObject([{ plaintiff: 'Inouye', defendant: 'Kemna', page: '705' }]);
});

test.each([
  ['prin-', 'cipal', 'principal'],
  ['Loup-', 'Miller', 'Loup-Miller'],
  ['the court\u2014', 'which', 'the court- which'],
])('%s and %s are read as %s', (one, next, expected) => {
  const { lines } = cleanText(asFlow(`${one}\n${next}`));
  expect(joinLines(lines).text).toBe(expected);
});

test.each([90, 180, 270] as const)(
  'a word on a page rotated by %i degrees is located where the page shows it',
  (turn) => {
    const upright = asPages('see Roe v. Wade, 410 U.S. 113 (1973), and his number 536-22-8710');
    if (upright.layout !== 'pages') throw new Error('This is flowing text.');
    const [page] = upright.pages;
    const document: DocumentText = { ...upright, pages: [{ ...page!, source: 'ocr', turn }] };
    const boxes = page!.lines.flatMap(({ words }) => words.map(({ box }) => box));
    const [left, top, right, bottom] = [0, 1, 2, 3].map((side) =>
      side < 2 ? Math.min(...boxes.map((box) => box[side]!)) : Math.max(...boxes.map((box) => box[side]!)),
    );
    const found = [...placeCitations(document), ...findIdentifiers(document)].flatMap(({ evidence }) => evidence);
    expect(found).not.toHaveLength(0);
    for (const one of found) {
      for (const box of one.kind === 'page' ? one.boxes : []) {
        expect(box[0]).toBeGreaterThanOrEqual(left!);
        expect(box[1]).toBeGreaterThanOrEqual(top!);
        expect(box[2]).toBeLessThanOrEqual(right!);
        expect(box[3]).toBeLessThanOrEqual(bottom!);
      }
    }
  },
);
