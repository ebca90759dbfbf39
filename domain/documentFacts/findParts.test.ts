import { expect, test } from 'vitest';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from '#domain/reading/readFiling';
import { findParts } from './findParts.ts';

const caption = (title: string, number = '34-2026-00312345') => `SUPERIOR COURT OF THE STATE OF CALIFORNIA
COUNTY OF SACRAMENTO

DREW SPECIMEN,                     )   Case No. ${number}
               Plaintiff,          )
     v.                            )   ${title}
EXAMPLE FOODS, INC.,               )
               Defendant.          )
`;
const body = 'Plaintiff Drew Specimen moves the Court for an order compelling answers.\nThe answers are due.\n';
const signature = '\nDated: November 2, 2026\n\n/s/ Robin Sample\nAttorney for Plaintiff\n';
/** The mark appears where pages are numbered. */
const withFoot = (text: string, mark: string) => text + '\n'.repeat(55 - text.split('\n').length) + mark;

const partsOf = (text: string) => {
  const pages = asPages(text);
  return findParts(pages, readFiling(pages, { today: '2026-11-02' })).map(({ role, doc_type, pages }) => [
    role,
    doc_type,
    pages?.join('-'),
  ]);
};
const motion = `${caption('MOTION TO COMPEL')}\n${body}`;

test('a motion alone is one document', () => {
  expect(partsOf(`${motion}\f${body}${signature}`)).toEqual([['lead', 'motion', '1-2']]);
});

test('exhibits behind slip sheets are attached, regardless of their captions', () => {
  const parts = partsOf(
    `${motion}${signature}\fEXHIBIT A\n\f${caption('COMPLAINT', '34-2020-00000001')}\fEXHIBIT B\n\fA letter.\n`,
  );
  expect(parts).toEqual([
    ['lead', 'motion', '1-1'],
    ['attached', 'exhibit', '2-3'],
    ['attached', 'exhibit', '4-5'],
  ]);
});

test('a second caption with another title after a signature is a separate document', () => {
  const parts = partsOf(`${motion}${signature}\f${caption('MOTION FOR SANCTIONS')}\n${body}${signature}`);
  expect(parts).toEqual([
    ['lead', 'motion', '1-1'],
    ['own', 'motion', '2-2'],
  ]);
});

test.each([
  ['with a caption', caption('[PROPOSED] ORDER GRANTING MOTION')],
  ['without one', '[PROPOSED] ORDER\n\nThe motion is granted.\nIT IS SO ORDERED.\n'],
])('a proposed order %s behind a motion is found', (_how, order) => {
  expect(partsOf(`${motion}${signature}\f${order}`).at(-1)).toEqual(['own', 'proposed_order', '2-2']);
});

test('behind exhibits a proposed order is found, as an exhibit it is none', () => {
  const order = caption('[PROPOSED] ORDER GRANTING MOTION');
  expect(partsOf(`${motion}${signature}\fEXHIBIT A\n\fA letter.\n\f${order}`).at(-1)?.[0]).toBe('own');
  expect(partsOf(`${motion}${signature}\fEXHIBIT A\n\f${order}`).at(-1)?.[0]).toBe('attached');
});

test('a stipulation that is an order by its title is one document', () => {
  const text = `${caption('STIPULATION AND [PROPOSED] ORDER')}\n${body}${signature}\f[PROPOSED] ORDER\nIT IS SO ORDERED.`;
  expect(partsOf(text)).toHaveLength(1);
});

test('a table of contents that names exhibits and orders begins no part', () => {
  expect(partsOf(`${motion}\fTABLE OF CONTENTS\nEXHIBIT A\n[PROPOSED] ORDER\n\f${body}${signature}`)).toHaveLength(1);
});

test('a cover page with the same caption on the next page is one document', () => {
  expect(partsOf(`${motion}\f${caption('MOTION TO COMPEL')}\n${body}${signature}`)).toHaveLength(1);
});

test.each(['Page 7 of 12', '- 7 -'])('a file whose first page is counted "%s" begins in the middle', (mark) => {
  const next = mark.replace('7', '8');
  const text = `${withFoot(body, mark)}\f${withFoot(body, next)}`;
  expect(partsOf(text)[0]).toEqual(['fragment', null, '1-2']);
});

test('a captioned document may number its first page as it likes', () => {
  expect(partsOf(`${withFoot(motion, '- 3 -')}\f${withFoot(body + signature, '- 4 -')}`)[0]?.[0]).toBe('lead');
});

test('a last page with "Page 2 of 5" shows that pages are missing', () => {
  const pages = asPages(`${withFoot(motion, 'Page 1 of 5')}\f${withFoot(body, 'Page 2 of 5')}`);
  const [lead] = findParts(pages, readFiling(pages, { today: '2026-11-02' }));
  expect(lead?.counts).toEqual({ last: 2, of: 5 });
});

test('flowing text is parted at its headings', () => {
  const text = `${motion}${signature}\n\n${caption('[PROPOSED] ORDER GRANTING MOTION')}\nIT IS SO ORDERED.\n`;
  const flow = asFlow(text);
  const parts = findParts(flow, readFiling(flow, { today: '2026-11-02' }));
  expect(parts.map(({ role, doc_type }) => [role, doc_type])).toEqual([
    ['lead', 'motion'],
    ['own', 'proposed_order'],
  ]);
});

test('a notice of removal carries the documents of the state court', () => {
  const text = `${caption('NOTICE OF REMOVAL')}\n${body}${signature}\f${caption('COMPLAINT', '34-2020-00000001')}`;
  expect(partsOf(text)).toHaveLength(1);
});

test.each([
  [
    'with a line for the judge',
    '\nSigned this ____ day of ________, 2026.\n\n________________\nJUDGE PRESIDING',
    'own',
    'proposed_order',
  ],
  [
    'that a judge has signed',
    '\nSigned this 4th day of May, 2026.\n\n/s/ Alex Model\nJUDGE PRESIDING',
    'attached',
    'order',
  ],
])('an order %s behind a motion', (_how, end, role, type) => {
  const parts = partsOf(`${motion}${signature}\f${caption('ORDER ON MOTION TO COMPEL')}\nIT IS ORDERED.${end}`);
  expect(parts.at(-1)).toEqual([role, type, '2-2']);
});

test('a motion for an order is no order, and the order behind it is found', () => {
  const first = `${caption('MOTION FOR PROTECTIVE ORDER')}\n${body}${signature}`;
  expect(partsOf(`${first}\f[PROPOSED] ORDER\nIT IS SO ORDERED.`).at(-1)).toEqual(['own', 'proposed_order', '2-2']);
});

test.each([
  ['left open', 'Signed this ____ day of ________, 2026.', ['lead', 'attached', 'own']],
  ['signed', 'Signed this 4th day of May, 2026.\n/s/ Alex Model', ['lead', 'attached']],
])('after exhibits, an order %s is distinguished from an exhibit', (_how, end, roles) => {
  const order = `${caption('ORDER ON MOTION TO COMPEL')}\nIT IS ORDERED.\n${end}\n`;
  const parts = partsOf(`${motion}${signature}\fEXHIBIT A\n${body.repeat(3)}\f${order}`);
  expect(parts.map(([role]) => role)).toEqual(roles);
});

test('a total that counts the exhibits behind the document does not show missing pages', () => {
  const text = `${withFoot(motion, 'Page 1 of 4')}\f${withFoot(body + signature, 'Page 2 of 4')}\fEXHIBIT A\n\fA letter.`;
  const pages = asPages(text);
  expect(findParts(pages, readFiling(pages, { today: '2026-11-02' }))[0]?.counts).toBeUndefined();
});

test.each(['EXHIBIT A\n', 'SUPERIOR COURT\nPlaintiff,\nv.\n', '[PROPOSED] ORDER\nDated: ____\n'])(
  'a book that only repeats %j is searched once',
  (words) => {
    const cost = (size: number) => {
      const flow = asFlow(words.repeat(size / words.length));
      const before = process.cpuUsage();
      findParts(flow, readFiling(asFlow(''), { today: '2026-11-02' }));
      // CPU time, which other processes do not affect.
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    cost(20_000);
    // Ten times the text costs about ten times as much; a square would cost a hundred times.
    expect(cost(400_000)).toBeLessThan(40 * Math.max(cost(40_000), 10));
  },
);
