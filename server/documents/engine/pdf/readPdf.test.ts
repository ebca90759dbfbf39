import { describe, expect, test } from 'vitest';
import { type SetPage, type SetText, setPdf } from '#server/testing/setPdf';
import { readPdf } from './readPdf.ts';

const sourcesOf = async (...pages: SetPage[]) => (await readPdf(setPdf(pages))).map((page) => page.source);
const textOf = async (page: SetPage) => (await readPdf(setPdf([page])))[0]!.text;

const paragraph = (line: string, rest: Partial<SetText> = {}): SetText[] =>
  Array.from({ length: 20 }, (_, index) => ({ text: line, x: 72, y: 700 - 20 * index, ...rest }));
const sentence = 'The motion of the plaintiff came on for hearing before the Court and was granted.';
const banner: SetText = { text: 'Case 1:26-cv-00431 Document 1 Filed 03/17/26 Page 1 of 9', x: 100, y: 770 };
const clerksStamp: SetText[] = [
  'ELECTRONICALLY FILED',
  'Superior Court of California,',
  'County of San Francisco',
  '03/17/2026',
  'Clerk of the Court',
  'BY: ALEX EXAMPLE, Deputy Clerk',
].map((text, index) => ({ text, x: 400, y: 700 - 14 * index }));

describe('whether the words of a page are in the file', () => {
  test('they are on a page of text, also over a letterhead, and on a page with few words', async () => {
    expect(await sourcesOf({ texts: paragraph(sentence) })).toEqual(['text-layer']);
    expect(await sourcesOf({ texts: paragraph(sentence), picture: true })).toEqual(['text-layer']);
    expect(await sourcesOf({ texts: [{ text: 'EXHIBIT A', x: 250, y: 400 }] })).toEqual(['text-layer']);
  });

  test('they are not on a scan, though a banner and a stamp are; those are read all the same', async () => {
    expect(await sourcesOf({ picture: true })).toEqual(['none']);
    expect(await sourcesOf({ picture: true, texts: [banner, ...clerksStamp] })).toEqual(['none']);
    expect(await textOf({ picture: true, texts: [banner] })).toBe(banner.text);
  });

  test('they are under a scan that was recognized before, where it has ink', async () => {
    const texts = [...clerksStamp, ...paragraph('The motion is granted.', { invisible: true }).slice(0, 4)];
    expect(await sourcesOf({ picture: 'inked', texts })).toEqual(['text-layer']);
    expect(await sourcesOf({ picture: true, texts })).toEqual(['none']);
  });

  test('they are not where the font shifts its letters', async () => {
    const shifted = sentence.replace(/[a-y]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));
    expect(await sourcesOf({ texts: paragraph(shifted) })).toEqual(['none']);
  });

  test('nothing is missing on a blank page', async () => {
    expect(await sourcesOf({}, { texts: [banner] })).toEqual(['text-layer', 'text-layer']);
  });
});

describe('a page is read as it prints', () => {
  test('with the values of its form fields', async () => {
    const page = { texts: [{ text: 'CASE NUMBER:', x: 72, y: 605 }], fields: [{ text: '26CV00431', x: 160, y: 600 }] };
    expect(await textOf(page)).toBe('CASE NUMBER: 26CV00431');
  });

  test('without what someone has covered and typed over', async () => {
    const texts = [{ text: 'SCOOPER TROOPPER, LLC', x: 72, y: 605 }];
    const typed: SetPage = {
      texts,
      covers: [[135, 595, 240, 625]],
      fields: [{ text: 'TROOPER, LLC', x: 140, y: 600 }],
    };
    expect(await textOf(typed)).toBe('SCOOPER TROOPER, LLC');
    expect(await textOf({ texts })).toBe('SCOOPER TROOPPER, LLC');
  });
});

describe('a file that is not quite sound', () => {
  test('opens when it asks a password of its owner only', async () => {
    const pdf = setPdf([{ texts: [{ text: 'COMPLAINT', x: 72, y: 700 }] }], { ownerPassword: 'secret' });
    expect(pdf.toString('latin1')).not.toContain('COMPLAINT');
    expect((await readPdf(pdf))[0]!.text).toBe('COMPLAINT');
  });

  test('is read when its table of contents is cut off or leads astray', async () => {
    const pdf = setPdf([{ texts: [{ text: 'COMPLAINT', x: 72, y: 700 }] }]);
    const cut = pdf.subarray(0, pdf.indexOf('startxref'));
    const astray = Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
    const junk = Buffer.concat([Buffer.from('Received: from mail\r\n\r\n'), pdf]);
    for (const file of [cut, astray, junk]) expect((await readPdf(file))[0]!.text).toBe('COMPLAINT');
  });

  test('is refused when nothing of it can be found', async () => {
    const pdf = setPdf([{ texts: [{ text: 'COMPLAINT', x: 72, y: 700 }] }]);
    await expect(readPdf(pdf.subarray(0, 200))).rejects.toMatchObject({ code: 'document_corrupt' });
  });

  test('is read for the pages it has, not for those it claims', async () => {
    const claims = Buffer.from(setPdf([{}]).toString('latin1').replace('/Count 1', '/Count 9000000'), 'latin1');
    expect(await readPdf(claims)).toHaveLength(1);
  });

  test('is refused when one page appears in it thousands of times', async () => {
    const bomb = setPdf([{ texts: paragraph(sentence) }])
      .toString('latin1')
      .replace(/\/Count 1 \/Kids \[(.*?)\]/, (_all, kid) => `/Count 5000 /Kids [${`${kid} `.repeat(5000)}]`);
    await expect(readPdf(Buffer.from(bomb, 'latin1'))).rejects.toMatchObject({
      code: 'document_too_many_pages',
      details: { pages: 5000, most: 2000 },
    });
  });

  test('whatever is broken in it, it ends in pages or in a refusal', async () => {
    const pdf = setPdf([
      { texts: paragraph(sentence), picture: true, fields: [{ text: 'x', x: 1, y: 1 }] },
      { rotate: 90 },
    ]);
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return seed % below;
    };
    for (let round = 0; round < 150; round++) {
      const broken = Buffer.from(pdf);
      for (let hits = 0; hits < 12; hits++) broken[random(broken.length)] = random(256);
      const read = await readPdf(round % 3 === 0 ? broken.subarray(0, random(broken.length)) : broken).catch(
        (error) => error.code,
      );
      expect(Array.isArray(read) || /^document_(corrupt|encrypted|too_many_pages)$/.test(read)).toBe(true);
    }
  });
});
