import { describe, expect, test } from 'vitest';
import { findCitations } from './findCitations.ts';
import { citationCases } from './testing/citationCases.ts';
import { citationGroups } from './testing/markedCases.ts';

describe('the citations of a text', () => {
  test.each(citationCases)('are found in $text', ({ text, citations }) => {
    const found = findCitations(text);
    expect(found.map(({ kind, text }) => `${kind} ${text}`)).toHaveLength(citations.length);
    for (const [index, expected] of citations.entries()) {
      for (const [field, value] of Object.entries(expected)) {
        expect(found[index]![field as keyof (typeof found)[number]] ?? null, `${index} ${field}`).toBe(value);
      }
    }
  });

  test('have offsets that match the given text', () => {
    for (const { text } of citationCases) {
      for (const cited of findCitations(text)) expect(text.slice(cited.start, cited.end)).toBe(cited.text);
    }
  });

  test('come in the order of the text', () => {
    for (const { text } of citationCases) {
      const places = findCitations(text).map(({ start }) => start);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });
});

describe.each(citationGroups())('$name', ({ cases }) => {
  test.each(cases)('$text', ({ text, citations }) => {
    const found = findCitations(text);
    expect(found.map(({ kind }) => kind)).toEqual(citations.map(({ kind }) => kind));
    for (const [index, { start, end, ...expected }] of citations.entries()) {
      const one = found[index]!;
      expect(start == null || (one.start < end! && start < one.end), one.text).toBe(true);
      expect(one).toMatchObject(Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== null)));
      if (expected.resolves_to === null) expect(one.resolves_to).toBeUndefined();
    }
  });
});
