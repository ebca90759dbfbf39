import { describe, expect, test } from 'vitest';
import { reasonCodes } from '#domain/acceptance/reviewReasons';
import { emptyReading, type ReadField } from '#domain/reading/Reading';
import type { ProblemMessage } from '#domain/rules/kinds/RuleMessages';
import { compareFindings } from './compareFindings.ts';
import { type Cure, cures, curesOf, whyIncomplete } from './curesOf.ts';
import { findCause } from './findCause.ts';
import { rankCases } from './rankCases.ts';
import { signatureFoundOn } from './signatureFoundOn.ts';

const filing = { isAttachment: false };

describe('what cures a return is decided by its reason', () => {
  test.each<[string | null, boolean, Cure]>([
    ['case_number_wrong', false, 'case'],
    ['information_wrong', false, 'fields'],
    ['cover_sheet', false, 'attachment'],
    ['fee_missing', false, 'fee'],
    ['duplicate', false, 'answer'],
    ['unsigned', true, 'document'],
    ['format_wrong', true, 'document'],
    ['other', false, 'answer'],
    [null, false, 'answer'],
    ['unheard_of', false, 'answer'],
  ])('%s', (reason, needs_document, first) => {
    expect(curesOf(reason, filing)).toMatchObject({
      needs_document,
      first: [first, ...curesOf(reason, filing).first.slice(1)],
    });
  });

  test.each(reasonCodes)('every other cure of %s is available too, each once', (reason) => {
    const { first, also } = curesOf(reason, filing);
    const all = [...first, ...also];
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(all)).toEqual(new Set(cures.filter((cure) => cure !== 'fee' || reason === 'fee_missing')));
  });

  test('an attachment has no caption, and always at least an answer', () => {
    for (const reason of reasonCodes) {
      const { first, also } = curesOf(reason, { isAttachment: true });
      expect(first.length, reason).toBeGreaterThan(0);
      expect([...first, ...also], reason).toEqual(expect.arrayContaining(['document', 'attachment', 'answer']));
      for (const cure of ['case', 'document_type', 'fields', 'fee'] as const) {
        expect([...first, ...also], reason).not.toContain(cure);
      }
    }
  });

  const nothing = { replaces: false, attachments: 0, changed: 0, answer: ' ', settled: false };
  test.each([
    ['unsigned', { ...nothing, answer: 'It is signed.' }, 'document'],
    ['unsigned', { ...nothing, replaces: true }, null],
    ['case_number_wrong', nothing, 'anything'],
    ['case_number_wrong', { ...nothing, changed: 1 }, null],
    ['cover_sheet', { ...nothing, attachments: 1 }, null],
    ['duplicate', { ...nothing, answer: 'Exhibit B is new.' }, null],
    ['fee_missing', { ...nothing, settled: true }, null],
    ['unsigned', { ...nothing, settled: true }, 'document'],
    [null, { ...nothing, replaces: true }, null],
  ] as const)('%s with what is prepared', (reason, prepared, why) => {
    expect(whyIncomplete(reason, prepared)).toBe(why);
  });
});

const place = (page: number) => ({ kind: 'page' as const, page, boxes: [], quote: '' });
const finding = (
  rule_id: string,
  some: { values?: object; document?: number; page?: number; authority?: string } = {},
) => ({
  rule_id,
  authority: some.authority ?? 'CRC 2.108',
  document: some.document ?? 0,
  evidence: some.page === undefined ? [] : [place(some.page)],
  says: { code: 'signatures.missing', values: some.values ?? {} } as ProblemMessage,
});

describe('the finding on which a return rests', () => {
  const spacing = finding('CA-FMT-03', { page: 2 });
  const worded = [
    { finding: spacing, message: 'The lines are single-spaced.' },
    { finding: finding('CA-FMT-04', { page: 5, authority: 'CRC 2.107' }), message: 'The left margin is too narrow.' },
  ];
  test('is the one that the clerk’s words contain', () => {
    const returned = {
      reason_code: 'format_wrong',
      reason: 'Page 5: The left margin is too narrow. Widen it.',
      authority: '',
    };
    expect(findCause(returned, worded)).toEqual({ finding: worded[1]!.finding, by: 'words' });
  });
  test('of several that the words contain, is the one with a place', () => {
    const both = [{ ...worded[0]!, finding: finding('CA-FMT-03') }, worded[1]!];
    const reason = 'The lines are single-spaced. The left margin is too narrow.';
    expect(findCause({ reason_code: null, reason, authority: null }, both)?.finding.rule_id).toBe('CA-FMT-04');
  });
  test('is none for words and a reason that no finding has', () => {
    expect(findCause({ reason_code: 'duplicate', reason: 'Filed before.', authority: null }, worded)).toBeNull();
    expect(findCause({ reason_code: null, reason: null, authority: null }, [])).toBeNull();
    expect(
      findCause({ reason_code: null, reason: '', authority: null }, [{ finding: spacing, message: '' }]),
    ).toBeNull();
  });
});

describe('the findings of two versions', () => {
  const [a, b, c] = [finding('A'), finding('B', { values: { page: 1 } }), finding('C')];
  test('two fixed, one remains, one is new', () => {
    expect(compareFindings([a, b, c], [c, finding('D')])).toEqual({
      fixed: [a, b],
      remaining: [c],
      added: [finding('D')],
    });
  });
  test('the same rule for another document is another finding', () => {
    expect(compareFindings([a], [finding('A', { document: 1 })])).toMatchObject({ fixed: [a], remaining: [] });
  });
  test('the same problem in another place remains, and is matched once', () => {
    const [one, two] = [finding('B', { values: { page: 1 } }), finding('B', { values: { page: 2 } })];
    expect(compareFindings([one, two], [two])).toEqual({ fixed: [one], remaining: [two], added: [] });
    expect(compareFindings([one], [two])).toEqual({ fixed: [], remaining: [two], added: [] });
  });
});

describe('a signature', () => {
  const by = (form: string, page: number): ReadField<string> => ({
    ...{ value: 'Alex Q. Example', confidence: 1, method: 'test' },
    ...{ evidence: [place(page)], parts: { form } },
  });
  const reading = (...signatures: ReadField<string>[]) => ({ ...emptyReading(), signatures });
  test('is found on its page if the returned document had none, or a blank line', () => {
    expect(signatureFoundOn(reading(), reading(by('/s/', 6)))).toBe(6);
    expect(signatureFoundOn(reading(by('blank', 6)), reading(by('/s/', 6)))).toBe(6);
  });
  test('is no news if the returned document was signed, or the corrected one is not', () => {
    expect(signatureFoundOn(reading(by('/s/', 6)), reading(by('/s/', 6)))).toBeNull();
    expect(signatureFoundOn(reading(), reading(by('blank', 6)))).toBeNull();
  });
});

test('the case that names the parties of the filing comes first', () => {
  const cases = ['Roe v. County of Alder', 'Specimen v. Example Foods, Inc.', 'Doe v. Acme, Inc.'].map((title) => ({
    title,
  }));
  expect(rankCases(['Pat Specimen', 'EXAMPLE FOODS, INC.'], cases)[0]).toBe(cases[1]);
  expect(rankCases([], cases)).toEqual(cases);
});
