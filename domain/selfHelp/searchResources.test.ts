import { describe, expect, test } from 'vitest';
import { resources } from './resources.ts';
import { findNamedResources, searchResources } from './searchResources.ts';
import { stemOf } from './stemOf.ts';

const found = (asked: string) => searchResources(resources, asked).map(({ id }) => id);

describe('the search in the guides', () => {
  test.each([
    ['how do i answer a lawsuit', 'answer-a-complaint'],
    ['i got sued what do i do', 'answer-a-complaint'],
    ['I was sued', 'answer-a-complaint'],
    ['lawsuit', 'answer-a-complaint'],
    ['evicted', 'answer-a-complaint'],
    ['my landlord wants to evict me', 'answer-a-complaint'],
    ['eviction', 'answer-a-complaint'],
    ['waver', 'fee-waiver'],
    ['fee wavier', 'fee-waiver'],
    ['i cant afford the fees', 'fee-waiver'],
    ['cannot pay', 'fee-waiver'],
    ['how much does it cost', 'fee-waiver'],
    ['get my money back', 'small-claims'],
    ['security deposit', 'small-claims'],
    ['smal claims', 'small-claims'],
    ['how do i serve papers', 'serve-papers'],
    ['proof of service', 'serve-papers'],
    ['what do i bring to my hearing', 'hearing-worksheet'],
    ['what to say to the judge', 'hearing-worksheet'],
    ['exhibits', 'exhibit-list'],
    ['evidence photos', 'exhibit-list'],
    ['social security number', 'private-information'],
    ['redacting', 'private-information'],
    ['why was my filing rejected', 'why-filings-come-back'],
    ['my document was sent back', 'why-filings-come-back'],
    ['how to file', 'file-with-this-portal'],
    ['FW-001', 'fee-waiver'],
    ['hearing worksheet', 'hearing-worksheet'],
  ])('finds, for “%s”, the guide %s first', (asked, id) => {
    expect(found(asked)[0]).toBe(id);
  });

  test.each(['divorce', 'divorcing my husband', 'custody', 'foreclosure', 'debt collector', 'trial'])(
    'finds something for “%s”',
    (asked) => {
      expect(found(asked).length).toBeGreaterThan(0);
    },
  );

  test.each(['zygote', 'xyzzy 123', 'qqqq'])('finds nothing for “%s”', (asked) => {
    expect(found(asked)).toEqual([]);
  });

  test.each(['', '   '])('lists all guides for “%s”', (asked) => {
    expect(found(asked)).toHaveLength(resources.length);
  });

  test('a form’s number finds only the guides that name it', () => {
    expect(found('FW-001')).toEqual(['fee-waiver']);
  });

  test('finds a guide while its name is typed', () => {
    expect(found('exhib')[0]).toBe('exhibit-list');
  });
});

test.each([
  ['evicted', 'evict'],
  ['evicting', 'evict'],
  ['claims', 'claim'],
  ['stopped', 'stop'],
  ['fees', 'fee'],
  ['is', 'is'],
  ['service', 'servic'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test.each([
  ['fee waiver', ['fee-waiver']],
  ['exhib', ['exhibit-list']],
  ['small claims', ['small-claims']],
  ['lund', []],
  ['26CV00218', []],
  ['the', []],
])('by its name, “%s” finds %j', (asked, ids) => {
  expect(findNamedResources(resources, asked).map(({ id }) => id)).toEqual(ids);
});
