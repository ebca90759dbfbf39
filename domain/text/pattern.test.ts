import { describe, expect, test } from 'vitest';
import { anyOf, pattern } from './pattern.ts';

describe('a list of words', () => {
  test('finds each of its words, and a period only where the word has one', () => {
    const firms = pattern('i')`^${anyOf(['L.L.C.', 'Inc.'])}$`;
    expect(['llc.', 'l.l.c.', 'inc.', 'incx'].filter((text) => firms.test(text))).toEqual(['l.l.c.', 'inc.']);
  });

  test('finds a word with and without its optional letters', () => {
    const documents = pattern()`^${anyOf(['orders?', '(proposed )?judgments?', 'p(le|o)st'])}$`;
    const texts = ['order', 'orders', 'judgment', 'proposed judgments', 'proposed orders', 'post', 'pst'];
    expect(texts.filter((text) => documents.test(text))).toEqual([
      'order',
      'orders',
      'judgment',
      'proposed judgments',
      'post',
    ]);
  });

  test('adds no capturing groups', () => {
    expect(pattern()`(${anyOf(['(first )?motion'])}) (to)`.exec('first motion to')!.slice(1)).toEqual([
      'first motion',
      'to',
    ]);
  });

  test('takes the first word that matches', () => {
    expect(anyOf(['case', 'case number']).exec('case number')![0]).toBe('case');
    expect(anyOf(['case number', 'case']).exec('case number')![0]).toBe('case number');
  });

  test('accepts an expression instead of a word', () => {
    expect(pattern()`^${anyOf(['No.', /\d+/])}$`.test('42')).toBe(true);
  });

  test.each(['a+', 'a*', '^a', 'a$', 'a{2}', '\\d', '(?:a)', '[.:]', '[(a]'])('rejects %s as a word', (word) => {
    expect(() => anyOf([word])).toThrow('is no plain word');
  });
});

describe('a pattern', () => {
  test('keeps a choice within its part', () => {
    const either = /plaintiff|defendant/;
    expect(pattern('i')`^${either}s$`.test('Plaintiffs')).toBe(true);
    expect(pattern('i')`^${either}s$`.test('Plaintiff')).toBe(false);
    expect(pattern()`^(?:${either} ?)+$`.test('plaintiff defendant')).toBe(true);
  });

  test('uses the source of another expression unchanged, with the given flags', () => {
    const found = pattern('g')`${'(\\d+)'}\s`;
    expect(found.source).toBe('(\\d+)\\s');
    expect(found.flags).toBe('g');
  });
});
