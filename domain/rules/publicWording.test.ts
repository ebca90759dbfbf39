import { expect, test } from 'vitest';
import { en } from '#contract/messages/en/en';
import { acceptancePolicies } from '#domain/acceptance/acceptancePolicies';
import { everyCourt } from './everyCourt.ts';
import { fees } from './fees.ts';
import { requirements } from './findRequirements.ts';
import { sources } from './sources.ts';

/** Wording meant only for the maintainers of the data. */
const internalWords =
  /from (?:knowledge|memory)|\bknowledge\b|configurable|before use|believed|re-?check|not (?:re-)?seen|seen in search|cited by a clerk|\bfrom memory\b|\bpatch\b|todo|to be checked|confirm on/i;
/** Words that no practitioner uses. */
const oddWords = /\b(?:mend|anew|stands? whole|told below)\b/i;

test.each([
  [
    'a requirement',
    [...requirements, ...everyCourt].map(({ id, requirement, citation, caveat }) => [
      id,
      `${requirement} ${citation} ${caveat}`,
    ]),
  ],
  ['a fee', fees.map(({ id, description, citation, caveat }) => [id, `${description} ${citation} ${caveat}`])],
  [
    'a policy',
    acceptancePolicies.map(({ system, advice, authority, return_notice, must_file, reasons }) => [
      system,
      [advice, authority, ...return_notice, ...must_file.map(({ what }) => what), ...Object.values(reasons)].join(' '),
    ]),
  ],
  ['a source', Object.entries(sources).map(([id, { title, kind }]) => [id, `${title} ${kind}`])],
  ['a reason', Object.entries(en.reviewReasons)],
])('%s has no internal note and no unusual wording', (_what, texts) => {
  expect(texts.filter(([, text]) => internalWords.test(text!) || oddWords.test(text!))).toEqual([]);
});

/** A note for maintainers which says that part of a fact was not compared with a source. */
const inPart = /from memory|not (?:seen|compared|found|read)|only the|numbers not/i;

test('no fact is verified whose note says that part of it is not', () => {
  const facts = [...requirements, ...fees];
  expect(facts.filter(({ confidence, internal }) => confidence === 'verified' && inPart.test(internal ?? ''))).toEqual(
    [],
  );
  for (const id of [
    'CA-APP-LMT-01',
    'NY-SC-01',
    'TX-CLM-02',
    'IL-ATT-01',
    'US-LEN-03',
    'US-SEC-02',
    'TX-APP-LEN-01',
    'CA-UNL',
  ]) {
    expect(facts.find((one) => one.id === id)?.confidence, id).toBe('high');
  }
});

test.each([
  ['EOIR-26', 1010],
  ['EOIR-29', 1010],
  ['EOIR-42A', 700],
  ['EOIR-42B', 1600],
  ['EOIR-MTR-IJ', 1045],
  ['EOIR-MTR-BIA', 1010],
])('%s is shown as at least $%i, with advice to check it, and never as verified', (id, amount) => {
  const fee = fees.find((one) => one.id === id)!;
  expect(fee.amount_usd).toBe(amount);
  expect(Object.values(fee.components!).reduce((sum, part) => sum + part)).toBe(amount);
  expect(fee.confidence).toBe('uncertain');
  expect(fee.caveat).toMatch(/minimum.*EOIR fee page/i);
});
