import { describe, expect, test } from 'vitest';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { bandsOf, fingerprintOf, likenessOf, sketchLength } from './fingerprintOf.ts';

/** This many words in sentences, none like another. */
const words = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `word${((at + from) * 7919) % 100_003}${at % 12 === 11 ? '.\n' : ''}`);
const of = (text: string) => fingerprintOf(asFlow(text))!;
const likeness = (one: string, other: string) => likenessOf(of(one).sketch, of(other).sketch);
const shareBand = (one: string, other: string) => {
  const bands = new Set(bandsOf(of(other).sketch));
  return bandsOf(of(one).sketch).some((band) => bands.has(band));
};

describe('the fingerprint of a text', () => {
  test('is the same however the text is set, capitalized, hyphenated or quoted', () => {
    const text = `The court’s “order” of MARCH 4 is well-\u00adfounded. ${words(80).join(' ')}`;
    const other = `the court's "order" of March 4 is well-founded: ${words(80).join('\n\n')}`;
    expect(of(text)).toEqual(of(other));
    expect(fingerprintOf(asPages(text))).toEqual(of(text));
    expect(of(text).sketch).toHaveLength(sketchLength);
    expect(of(text).words).toMatch(/^[0-9a-f]{16}$/);
  });

  test('is another as soon as two words change their places', () => {
    const list = words(100);
    const turned = [list[1], list[0], ...list.slice(2)];
    expect(of(list.join(' ')).words).not.toBe(of(turned.join(' ')).words);
  });

  test('is null if a text is too short to be recognized', () => {
    expect(fingerprintOf(asFlow(words(39).join(' ')))).toBeNull();
    expect(fingerprintOf(asFlow(''))).toBeNull();
    expect(fingerprintOf(asFlow(words(41).join(' ')))).not.toBeNull();
  });

  test('shows how much two texts share, and finds texts that share nine tenths by a band', () => {
    const text = words(1000).join(' ');
    expect(likeness(text, text)).toBe(1);
    expect(likeness(text, words(1000, 5000).join(' '))).toBeLessThan(0.05);
    for (let at = 20; at < 1000; at += 97) {
      const changed = words(1000);
      changed[at] = 'different';
      expect(likeness(text, changed.join(' '))).toBeGreaterThan(0.93);
      expect(shareBand(text, changed.join(' '))).toBe(true);
    }
    const half = [...words(500), ...words(500, 7000)].join(' ');
    expect(likeness(text, half)).toBeGreaterThan(0.2);
    expect(likeness(text, half)).toBeLessThan(0.5);
  });
});
