import { describe, expect, test } from 'vitest';
import { sampleCaseData } from '../testing/sampleCaseData.ts';
import { type CaseData, type Forum, forums } from './CaseData.ts';
import { composeDraft } from './composeDraft.ts';
import type { DraftDocument } from './DraftDocument.ts';
import { type TemplateId, templateIds } from './templates.ts';

const compose = (template: TemplateId, forum: Forum, changes: CaseData = {}) =>
  composeDraft(template, forum, { ...sampleCaseData(template, forum), ...changes });

/** A document's entire text, in order. */
function wordsOf({ caption, blocks }: DraftDocument): string {
  return [
    ...caption.filer,
    ...caption.head,
    ...caption.left.map(({ text }) => text),
    ...caption.right.map(({ text }) => text),
    ...caption.below,
    ...blocks.flatMap((block) => (block.kind === 'lines' ? [block.dated ?? '', ...block.lines] : [block.text])),
  ].join('\n');
}

describe('a document from a template', () => {
  test.each(forums)('of every kind is complete in %s once every field is given', (forum) => {
    for (const template of templateIds) {
      const { draft, missing } = compose(template, forum);
      expect(missing, template).toEqual([]);
      expect(wordsOf(draft).replace(/_{20,}\n(?=Judge|Justice|Circuit Judge|United States)/, ''), template).not.toMatch(
        template === 'proposed_order' ? /undefined/ : /_{6,}|undefined/,
      );
    }
  });

  test.each(forums)('with nothing given invents nothing in %s, and names every required field', (forum) => {
    for (const template of templateIds) {
      const { draft, missing } = composeDraft(template, forum, {});
      expect(missing.map(({ field }) => field)).toContain('plaintiffs');
      expect(
        missing.every(({ label }) => label !== ''),
        template,
      ).toBe(true);
      expect(wordsOf(draft), template).toContain('____');
      expect(wordsOf(draft), template).not.toMatch(/\/s\/|undefined|null|\d{4}/);
    }
  });

  test.each([
    ['California', 'complaint', 'COMPLAINT'],
    ['Texas', 'complaint', 'PLAINTIFFS’ ORIGINAL PETITION'],
    ['Texas', 'answer', 'DEFENDANT’S ORIGINAL ANSWER'],
    ['New York', 'declaration', 'AFFIRMATION OF MARÍA NUÑEZ IN SUPPORT OF MOTION FOR SUMMARY JUDGMENT'],
    ['New York', 'memorandum', 'MEMORANDUM OF LAW IN SUPPORT OF MOTION FOR SUMMARY JUDGMENT'],
    ['California', 'memorandum', 'MEMORANDUM OF POINTS AND AUTHORITIES IN SUPPORT OF MOTION FOR SUMMARY JUDGMENT'],
    ['California', 'notice_of_motion', 'NOTICE OF MOTION AND MOTION FOR SUMMARY JUDGMENT'],
    ['Florida', 'proof_of_service', 'CERTIFICATE OF SERVICE'],
    ['Illinois', 'proof_of_service', 'PROOF OF SERVICE'],
  ] as const)('%s calls a %s “%s”', (forum, template, title) => {
    expect(compose(template, forum).draft.title).toBe(title);
  });

  test.each([
    ['to dismiss', 'NOTICE OF MOTION AND MOTION TO DISMISS'],
    ['motion for sanctions', 'NOTICE OF MOTION AND MOTION FOR SANCTIONS'],
    ['an order compelling further responses', 'NOTICE OF MOTION AND MOTION FOR AN ORDER COMPELLING FURTHER RESPONSES'],
  ])('a motion “%s” is “%s”', (motion_for, title) => {
    expect(compose('notice_of_motion', 'Federal', { motion_for }).draft.title).toBe(title);
  });

  test.each([
    ['California', 'under penalty of perjury under the laws of the State of California'],
    ['New York', 'under the penalties of perjury under the laws of New York, which may include a fine or imprisonment'],
    ['Texas', 'my date of birth is February 29, 1980'],
    ['Florida', 'Under penalties of perjury, I declare that I have read the foregoing'],
    ['Illinois', 'pursuant to Section 1-109 of the Code of Civil Procedure'],
    [
      'Federal',
      'I declare under penalty of perjury that the foregoing is true and correct. Executed on March 2, 2026.',
    ],
  ] as const)('a declaration in %s has the words of its statute', (forum, words) => {
    expect(wordsOf(compose('declaration', forum).draft)).toContain(words);
  });

  test('paragraphs are numbered consecutively, and a typed number is not repeated', () => {
    const { draft } = compose('complaint', 'California', { facts: '1. One fact.\n2. Another fact.' });
    const numbered = draft.blocks.flatMap((block) =>
      block.kind === 'paragraph' && block.number && block.indent === 'first' ? [[block.number, block.text]] : [],
    );
    expect(numbered.map(([number]) => number)).toEqual(numbered.map((_, index) => `${index + 1}.`));
    expect(numbered).toContainEqual(['3.', 'One fact.']);
  });

  test('is signed with /s/ only if the signer requested it and entered the date', () => {
    expect(wordsOf(compose('answer', 'Federal').draft)).toContain('/s/ Jane Q. Example');
    expect(wordsOf(compose('answer', 'Federal', { sign_electronically: '' }).draft)).not.toContain('/s/');
    expect(wordsOf(compose('answer', 'Federal', { signed_on: '' }).draft)).not.toContain('/s/');
  });

  test('names the filer at the top of pleading paper, and otherwise with the signature', () => {
    for (const forum of forums) {
      const { draft } = compose('complaint', forum);
      expect(draft.caption.filer.length > 0, forum).toBe(draft.pleading);
      expect(wordsOf(draft), forum).toContain('jane@example.com');
    }
    const inCalifornia = compose('complaint', 'Federal', { district: 'Northern District of California' });
    expect(inCalifornia.draft.pleading).toBe(true);
    expect(compose('complaint', 'Federal').draft.pleading).toBe(false);
  });

  test('names petitioners and respondents by role, in singular and plural', () => {
    const words = wordsOf(compose('answer', 'Illinois', { party_titles: 'petitioner' }).draft);
    expect(words).toContain('Petitioners,');
    expect(words).toContain('Respondent.');
    expect(compose('answer', 'Illinois', { party_titles: 'petitioner' }).draft.title).toBe('ANSWER TO PETITION');
  });

  test('a general denial replaces the responses in forums that permit it', () => {
    const data = sampleCaseData('answer', 'California');
    const { responses: _none, ...without } = data;
    expect(composeDraft('answer', 'California', without).missing.map(({ field }) => field)).toEqual(['responses']);
    const denied = composeDraft('answer', 'California', { ...without, general_denial: 'yes' });
    expect(denied.missing).toEqual([]);
    expect(wordsOf(denied.draft)).toContain('section 431.30, subdivision (d)');
  });

  test('asks for the circuit in Illinois, but not in Cook County, which is one', () => {
    const { circuit: _none, ...data } = sampleCaseData('complaint', 'Illinois');
    expect(composeDraft('complaint', 'Illinois', data).missing).toEqual([]);
    const elsewhere = composeDraft('complaint', 'Illinois', { ...data, county: 'Lake' });
    expect(elsewhere.missing).toEqual([{ field: 'circuit', label: 'Judicial circuit' }]);
  });

  test('does not ask a self-represented person for a bar number', () => {
    const { bar_number: _none, ...data } = sampleCaseData('complaint', 'California');
    expect(composeDraft('complaint', 'California', data).missing.map(({ field }) => field)).toEqual(['bar_number']);
    expect(composeDraft('complaint', 'California', { ...data, self_represented: 'yes' }).missing).toEqual([]);
  });

  test('states in a limited civil case in California that it is one, with the amount demanded', () => {
    const caption = (civil_limit: string) => wordsOf(compose('complaint', 'California', { civil_limit }).draft);
    expect(caption('limited_over_10000')).toContain('LIMITED CIVIL CASE\n(Amount demanded exceeds $10,000)');
    expect(caption('limited_not_over_10000')).toContain('(Amount demanded does not exceed $10,000)');
    expect(caption('')).not.toContain('CIVIL CASE');
  });

  test('opens a Texas petition with the discovery level, then the band of relief of Rule 47', () => {
    const { draft } = compose('complaint', 'Texas');
    const [first] = draft.blocks.filter((block) => block.kind === 'paragraph' && block.number === '1.');
    expect(first).toMatchObject({ text: expect.stringContaining('under Level 2 of Rule 190') });
    expect(wordsOf(draft)).toContain('only monetary relief of $250,000 or less, excluding interest');
    const family = compose('complaint', 'Texas', { party_titles: 'petitioner', relief_band: '' });
    expect(family.missing).toEqual([]);
    expect(wordsOf(family.draft)).not.toContain('RELIEF SOUGHT');
  });

  test('never prints more than three digits of an identification number', () => {
    const words = wordsOf(compose('answer', 'Texas', { ssn_last3: '123-45-6789', driver_license_last3: '' }).draft);
    expect(words).toContain('social security number are 789.');
    expect(words).not.toContain('6789');
  });

  test('heads each claim with its number, its nature, and by whom against whom it is made', () => {
    const words = wordsOf(compose('complaint', 'California').draft);
    expect(words).toContain('SECOND CAUSE OF ACTION');
    expect(words).toContain('(Breach of contract, by Plaintiffs against Defendant)');
  });
});
