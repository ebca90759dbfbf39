import { describe, expect, test } from 'vitest';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { placeInText } from './placeInText.ts';

describe('the position of words', () => {
  test.each(['alpha', 'delta echo', 'golf'])('on pages, %s, consists of the page and the words', (words) => {
    const document = asPages('alpha bravo\ncharlie delta\necho\fgolf hotel');
    const start = document.text.replaceAll('\n', ' ').indexOf(words);
    const [first] = placeInText(document)(start, start + words.length);
    expect(first).toMatchObject({ kind: 'page', page: words === 'golf' ? 2 : 1 });
    expect(first!.quote.replace('\n', ' ')).toBe(words);
    expect(first!.kind === 'page' && first!.boxes).toHaveLength(words.includes(' ') ? 2 : 1);
  });

  test('across a page break is on both pages', () => {
    const document = asPages('see Roe\fv. Doe at 5');
    const start = document.text.indexOf('Roe');
    const places = placeInText(document)(start, document.text.indexOf('Doe') + 3);
    expect(places.map((one) => one.kind === 'page' && [one.page, one.quote])).toEqual([
      [1, 'Roe'],
      [2, 'v. Doe'],
    ]);
  });

  test('in flowing text consists of the paragraph and the offsets in it', () => {
    const place = placeInText(asFlow('one\n\ntwo three'));
    expect(place(9, 14)).toEqual([{ kind: 'paragraph', paragraph: 2, start: 4, end: 9, quote: 'three' }]);
    expect(place(0, 8).map((one) => one.quote)).toEqual(['one', 'two']);
  });
});
