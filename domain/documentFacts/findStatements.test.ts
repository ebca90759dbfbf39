import { describe, expect, test } from 'vitest';
import type { DocumentText } from '#domain/documents/DocumentText';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { emptyReading } from '#domain/reading/Reading';
import { readFiling } from '#domain/reading/readFiling';
import { countWords } from './countWords.ts';
import { findStatements } from './findStatements.ts';

const read = (text: string) => findStatements(asPages(text), emptyReading());
const valuesOf = (text: string, kind: string) =>
  read(text)
    .filter((one) => one.kind === kind)
    .map(({ value }) => value);

describe('oaths are known in the words of each code', () => {
  test.each([
    [
      'federal',
      'I declare under penalty of perjury that the foregoing is true and correct. Executed on May 4, 2026.',
      ['true', 'dated'],
    ],
    [
      'Californian',
      'I declare under penalty of perjury under the laws of the State of California that the above is true and correct.',
      ['california', 'true'],
    ],
    [
      'abroad',
      'I verify under penalty of perjury under the laws of the United States of America that this is true. 4 May 2026',
      ['us', 'true', 'dated'],
    ],
    [
      'Floridian',
      'Under penalties of perjury, I declare that I have read the foregoing petition and that the facts stated in it are true.',
      ['read', 'true'],
    ],
    [
      'of New York',
      'I affirm this 4th day of May, 2026, under the penalties of perjury under the laws of New York, that the foregoing is true, and that this document may be filed in an action or proceeding in a court of law.',
      ['affirms', 'newYork', 'forCourt'],
    ],
    [
      'of Illinois',
      'Under penalties as provided by law pursuant to Section 1-109, the undersigned certifies that the statements are true and correct.',
      ['illinois', 'true'],
    ],
  ])('%s', (_whose, text, signs) => {
    const [value] = valuesOf(text, 'penalty_of_perjury');
    expect(value?.split(' ')).toEqual(expect.arrayContaining(signs));
  });

  test('a charge of perjury is not a declaration', () => {
    expect(
      valuesOf('He was convicted of perjury in 2019 and the penalty of perjury is prison.', 'penalty_of_perjury'),
    ).toEqual([]);
  });
});

describe('Texas pleadings', () => {
  test.each([
    ['Plaintiff seeks only monetary relief of $250,000 or less, excluding interest.', 'M1'],
    ['Plaintiff seeks monetary relief of $250,000 or less and non-monetary relief.', 'M2'],
    ['Plaintiff seeks monetary relief over $250,000 but not more than $1,000,000.', 'M3'],
    ['Plaintiff seeks monetary relief over $1,000,000.', 'M4'],
    ['Plaintiff seeks only non-monetary relief.', 'N'],
  ])('%s', (text, band) => {
    expect(valuesOf(text, 'relief_band')).toContain(band);
  });
  test.each([
    ['Discovery is intended to be conducted under Level 2 of Rule 190.', '2'],
    ['Plaintiff intends that discovery be conducted under Discovery Level Three.', '3'],
    ['Discovery shall proceed under Level I pursuant to Rule 190.2.', '1'],
  ])('%s', (text, level) => {
    expect(valuesOf(text, 'discovery_level')).toContain(level);
  });
});

test.each([
  ['CORPORATE DISCLOSURE STATEMENT', 'disclosure_statement'],
  ['III. STATEMENT OF JURISDICTION', 'jurisdiction'],
  ['Summary of the Argument ............ 12', 'summary_of_argument'],
  ['CERTIFICATE OF\nCONFERENCE', 'certificate_of_conference'],
  ['CERTIFICATE REGARDING USE OF ARTIFICIAL INTELLIGENCE', 'ai_disclosure'],
  ['POINTS AND AUTHORITIES', 'points_and_authorities'],
])('the heading %s is known', (text, kind) => {
  expect(read(text).map((one) => one.kind)).toContain(kind);
});

test('a sentence that begins like a heading is none', () => {
  expect(
    read('Argument was heard by the court on the fourth of May and taken under submission.').map(({ kind }) => kind),
  ).not.toContain('argument');
});

test.each([
  [
    'CERTIFICATE OF SERVICE\n\nI certify that on May 4, 2026 I served counsel for Defendant by first-class mail.',
    ['date', 'method', 'persons'],
  ],
  [
    'AFFIDAVIT OF SERVICE\n\nLee Model, being sworn, says: I am not a party, am over 18, and on May 4, 2026 mailed this to Kim Roe, 4 Elm Street, Albany, New York 12207.',
    ['adult', 'address'],
  ],
  [
    'I hereby certify that I electronically filed this with the Clerk through CM/ECF on 5/4/2026, which will send notice to all counsel.',
    ['efiled', 'certifies'],
  ],
])('a certificate of service says %#', (text, signs) => {
  const said = valuesOf(text, 'certificate_of_service').find((value) => value !== undefined);
  expect(said?.split(' ')).toEqual(expect.arrayContaining(signs));
});

test.each([
  'This is to certify that I have this day served opposing counsel by depositing a copy in the United States Mail.',
  'The undersigned hereby certifies that a copy of the foregoing has been served on all parties via the ECF system.',
  'CERTIFICATE OF FILING AND SERVICE\n\nOn May 4, 2026 this was filed with the Clerk through CM/ECF.',
  'DECLARATION OF SERVICE\n\nI, Lee Roe, declare that I served the paper through One Legal on May 4, 2026.',
])('%s: a certificate of service', (text) => {
  expect(valuesOf(text, 'certificate_of_service').filter((value) => value !== undefined)).toHaveLength(1);
});

test.each([
  'Pursuant to Local Rule 3.01(g), undersigned conferred with opposing counsel, who opposes the relief.',
  'This motion is made following the conference of counsel of May 4, 2026.',
  'The parties met and conferred by telephone.',
  'Counsel for movant attempted to confer with Mr. Roe but received no response.',
])('%s: a certificate of conference', (text) => {
  expect(valuesOf(text, 'certificate_of_conference').length).toBeGreaterThan(0);
});

test('an argument about service is not a certificate', () => {
  expect(
    valuesOf(
      'The proof of service was defective because the summons named another person and another county.',
      'certificate_of_service',
    ),
  ).toEqual([]);
});

const foreign = {
  es: 'El hombre que vino a la casa por la noche no era el que los vecinos habían visto en la tienda, pero la policía dijo que no se sabía nada de él y que los niños estaban con su madre en el cuarto. ',
  fr: 'Le témoin a déclaré que les hommes étaient dans la maison avec leurs enfants et que la police ne savait pas qui les avait vus, mais il est parti par la rue sans dire un mot à sa mère. ',
  pt: 'O homem que veio para a casa não era o mesmo que os vizinhos viram na loja, mas a polícia disse que não sabia de nada e que as crianças estavam com a mãe em um quarto da casa. ',
};
test.each(Object.entries(foreign))('a page in %s is recognized by its language', (language, sentence) => {
  expect(valuesOf(sentence.repeat(6).replace(/(.{80}\S*) /g, '$1\n'), 'foreign_language')).toContain(language);
});

test('names and short quotations make no document foreign', () => {
  const text =
    'The deed, in which “La Casa de los Niños de San Francisco de Asís” is named, was read to the jury in full by the clerk of the court. ';
  expect(valuesOf(text.repeat(12).replace(/(.{80}\S*) /g, '$1\n'), 'foreign_language')).toEqual([]);
});

test('evidence leads to the very words, on pages and in flowing text', () => {
  const text = 'COMPLAINT\n\nThis Court has subject matter jurisdiction under the statute.\n\n/s/ Robin Sample';
  for (const document of [asPages(text), asFlow(text)]) {
    const found = findStatements(document, emptyReading()).find(({ kind }) => kind === 'jurisdiction')!;
    expect(found.evidence[0]?.quote).toContain('subject matter jurisdiction');
  }
});

test('words are counted as a word processor counts them, the body without caption, tables and certificates', () => {
  const body = 'The contract was signed in March and broken in April. '.repeat(10);
  const text = `ROE v. DOE, No. 26-1

MOTION TO DISMISS

${body}

Dated: May 4, 2026

/s/ Robin Sample
Robin Sample

CERTIFICATE OF SERVICE

I certify that on May 4, 2026 I served this by mail.`;
  const document = asFlow(text);
  const words = countWords(document, readFiling(document, { today: '2026-05-05' }));
  expect(words.all).toBe(text.split(/\s+/).filter(Boolean).length);
  expect(words.body).toBeGreaterThanOrEqual(100);
  expect(words.body).toBeLessThanOrEqual(106);
});

test.each([
  'confer counsel ',
  'proof of service served ',
  'ai generative ',
  'translate true certify ',
  '@a.b ',
  'x@',
  'discovery level ',
  'TABLE OF CONTENTS\n\n',
])('a hostile text of nothing but “%s” takes time in step with its length', (words) => {
  const [one, four] = [30_000, 120_000].map((length) => asFlow(words.repeat(length / words.length))) as [
    DocumentText,
    DocumentText,
  ];
  cost(one);
  let least = Number.POSITIVE_INFINITY;
  // Other processes share the machine, so one good measurement suffices.
  for (let attempt = 0; attempt < 5 && least > 7; attempt++)
    least = Math.min(least, cost(four) / Math.max(cost(one), 3));
  expect(least).toBeLessThan(7);
});

/** Milliseconds of CPU time, which other processes do not affect. */
function cost(document: DocumentText): number {
  const before = process.cpuUsage();
  findStatements(document, emptyReading());
  countWords(document, emptyReading());
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
