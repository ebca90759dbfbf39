import { describe, expect, test } from 'vitest';
import { findAll } from './findAll.ts';
import { foldText, unfold } from './foldText.ts';

/** The text that a search would mark. */
function find(text: string, query: string): string[] {
  const within = foldText(text);
  const wanted = foldText(query).folded;
  const found: string[] = [];
  findAll(within.folded, wanted, (at) => found.push(text.slice(...unfold(within, text, at, wanted.length))));
  return found;
}

describe('a search in a document', () => {
  test.each([
    ['case', 'The COURT and the court', 'court', ['COURT', 'court']],
    ['a line’s end', 'the Superior\nCourt of', 'superior court', ['Superior\nCourt']],
    ['a word broken over two lines', 'moves for judg-\nment now', 'judgment', ['judg-\nment']],
    ['a hyphen more', 'a pre-trial order', 'pretrial', ['pre-trial']],
    ['a hyphen less', 'a pretrial order', 'pre-trial', ['pretrial']],
    ['an en dash for a hyphen', '§§ 1983–1985', '1983-1985', ['1983–1985']],
    ['printer’s quotes', 'Defendant’s “goods”', `defendant's "goods"`, ['Defendant’s “goods”']],
    ['runs of blanks', 'Case   No.\t 26', 'case no. 26', ['Case   No.\t 26']],
    ['ligatures', 'the oﬃce', 'office', ['oﬃce']],
    ['accents', 'José Álvarez', 'jose alvarez', ['José Álvarez']],
    ['a blank before the words asked for', 'a motion', '  motion ', ['motion']],
    ['letters outside the basic plane', '𝐂𝐨𝐮𝐫𝐭', 'court', ['𝐂𝐨𝐮𝐫𝐭']],
  ])('ignores %s', (_what, text, query, expected) => {
    expect(find(text, query)).toEqual(expected);
  });

  test('finds no overlapping matches, and restarts within a failed partial match', () => {
    expect(find('aaaa', 'aa')).toEqual(['aa', 'aa']);
    const at: number[] = [];
    findAll('ababac ababac', 'abac', (place) => at.push(place));
    expect(at).toEqual([2, 9]);
  });

  test('handles a letter that folds to several', () => {
    expect(find('\ufdfa'.repeat(5), '\ufdfa').length).toBe(5);
    expect(foldText('\ufdfa').folded.length).toBeGreaterThan(10);
  });

  test('for only hyphens and blanks finds nothing', () => {
    expect(find('a - b', ' - ')).toEqual([]);
  });

  test('takes time proportional to the text, even if text and query are repetitive', () => {
    const text = 'a'.repeat(2_000_000);
    const began = performance.now();
    findAll(text, `b${'a'.repeat(199)}`, () => {});
    findAll(text, `${'a'.repeat(199)}b`, () => {});
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
