import { describe, expect, test } from 'vitest';
import type { PageText } from '#domain/documents/DocumentText';
import { type SetPage, type SetText, setPdf } from '#server/testing/setPdf';
import { readPdf } from '../pdf/readPdf.ts';

async function read(page: SetPage): Promise<PageText> {
  return (await readPdf(setPdf([page])))[0]!;
}

const linesOf = async (texts: SetText[]) => (await read({ texts })).lines.map((line) => line.text);

/** Lines one under the other, as a typist sets them; `y` of the first. */
const set = (x: number, y: number, lines: string[], leading = 14): SetText[] =>
  lines.map((text, index) => ({ text, x, y: y - index * leading })).filter(({ text }) => text !== '');

const sentence = 'This matter came on for hearing before the Court, and the parties appeared by their counsel of';
const body = (y: number) => set(72, y, [sentence, sentence, sentence]);

describe('a caption', () => {
  const left = ['MORGAN SAMPLE,', '', 'Plaintiff,', 'v.', '', 'EXAMPLE LOGISTICS, INC., a Delaware corporation,'];
  const right = ['', 'Case No. 26CV00431', '', 'COMPLAINT FOR DAMAGES', 'Jury Trial Demanded'];

  test('is read one column after the other', async () => {
    const { lines } = await read({ texts: [...set(72, 700, left), ...set(400, 700, right), ...body(600)] });
    expect(lines.slice(0, 8).map(({ column = 'whole', text }) => `${column}: ${text}`)).toEqual([
      'whole: MORGAN SAMPLE,',
      'left: Plaintiff,',
      'left: v.',
      'left: EXAMPLE LOGISTICS, INC., a Delaware corporation,',
      'right: Case No. 26CV00431',
      'right: COMPLAINT FOR DAMAGES',
      'right: Jury Trial Demanded',
      `whole: ${sentence}`,
    ]);
  });

  test('is read one column after the other if no two of its lines are at the same height', async () => {
    const lines = await linesOf([
      ...set(72, 700, ['MORGAN SAMPLE,', 'Plaintiff,', 'v.', 'DOE.']),
      ...set(400, 692, ['Case No. 1', 'COMPLAINT']),
    ]);
    expect(lines).toEqual(['MORGAN SAMPLE,', 'Plaintiff,', 'v.', 'DOE.', 'Case No. 1', 'COMPLAINT']);
  });

  test.each([')', '§', ':', '|'])('that is ruled by %s is cut there, however near the words come', async (mark) => {
    const marks = set(300, 700, Array(6).fill(mark));
    const near = [{ text: 'CORPORATION OF THE FIRST PART ET AL.,', x: 74, y: 700, size: 11 }];
    const lines = await linesOf([
      ...near,
      ...set(72, 686, left.slice(1)),
      ...marks,
      ...set(306, 700, right),
      ...body(560),
    ]);
    const end = lines.indexOf('Case No. 26CV00431');
    expect(lines.slice(0, end).every((line) => line.endsWith(mark))).toBe(true);
    expect(lines.slice(end, end + 3)).toEqual(['Case No. 26CV00431', 'COMPLAINT FOR DAMAGES', 'Jury Trial Demanded']);
  });

  test('ends above a title in the middle of the page', async () => {
    const title = { text: 'NOTICE OF MOTION AND MOTION', x: 208, y: 610 };
    const lines = await linesOf([
      ...set(72, 700, ['MORGAN SAMPLE,', 'Plaintiff,', 'v.', 'EXAMPLE LOGISTICS, INC.,']),
      ...set(400, 700, ['Case No. 26CV00431', 'Judge: Hon. A. Example', 'Dept. 7']),
      title,
      ...body(560),
    ]);
    expect(lines.indexOf('Dept. 7')).toBe(lines.indexOf(title.text) - 1);
  });
});

test('a page in two columns is read down the first, then down the second', async () => {
  const words = Array.from({ length: 20 }, (_, index) => `line ${index} of the opinion, set in columns`);
  const lines = await linesOf([
    ...set(
      72,
      700,
      words.map((line) => `left ${line}`),
    ),
    ...set(
      330,
      700,
      words.map((line) => `right ${line}`),
    ),
  ]);
  expect(lines.slice(0, 20).every((line) => line.startsWith('left'))).toBe(true);
  expect(lines.slice(20).every((line) => line.startsWith('right'))).toBe(true);
});

describe('words far apart on one line belong together', () => {
  test('a number and its paragraph', async () => {
    const lines = await linesOf([
      ...set(72, 700, ['1.', '', '', '2.']),
      ...set(108, 700, [
        'Plaintiff is a resident of this county.',
        'He has lived here',
        'for years.',
        'Defendant is not.',
      ]),
    ]);
    expect(lines).toEqual([
      '1. Plaintiff is a resident of this county.',
      'He has lived here',
      'for years.',
      '2. Defendant is not.',
    ]);
  });

  test('a label and its value', async () => {
    const lines = await linesOf([
      ...set(72, 700, ['Date:', 'Time:', 'Dept.:']),
      ...set(180, 700, ['March 17, 2026', '9:00 a.m.', '7']),
    ]);
    expect(lines).toEqual(['Date: March 17, 2026', 'Time: 9:00 a.m.', 'Dept.: 7']);
  });

  test('a heading and its page', async () => {
    const lines = await linesOf([
      ...set(72, 700, ['INTRODUCTION', 'ARGUMENT', 'CONCLUSION']),
      ...set(500, 700, ['1', '4', '11']),
    ]);
    expect(lines).toEqual(['INTRODUCTION 1', 'ARGUMENT 4', 'CONCLUSION 11']);
  });
});

describe('numbers in the margin', () => {
  const numbers = (x: number) =>
    set(
      x,
      720,
      Array.from({ length: 28 }, (_, index) => String(index + 1)),
      24,
    );

  test('of pleading paper are left out, the page number is not', async () => {
    const text = set(90, 720, Array(25).fill('and the motion is granted'), 24);
    const lines = await linesOf([...numbers(50), ...text, { text: '17', x: 300, y: 30 }]);
    expect(lines).toEqual([...Array(25).fill('and the motion is granted'), '17']);
  });

  test('stay where words appear on both of their sides', async () => {
    const lines = await linesOf([
      ...numbers(140),
      ...set(60, 720, Array(28).fill('Exhibit'), 24),
      ...set(200, 720, Array(28).fill('Contract'), 24),
    ]);
    expect(lines.slice(0, 3)).toEqual(['Exhibit', '1', 'Contract']);
  });
});

describe('words', () => {
  test('have their positions, and lead into the text of the page', async () => {
    const page = await read({
      texts: [
        { text: 'Case No. 26CV00431', x: 72, y: 700, font: 'bold' },
        { text: 'Filed', x: 72, y: 650 },
      ],
    });
    const word = page.lines[0]!.words[2]!;
    expect(word).toMatchObject({ text: '26CV00431', size: 12, bold: true, start: 9 });
    expect(page.text.slice(word.start)).toBe('26CV00431\nFiled');
    expect(page.lines[1]).toMatchObject({ start: 19, words: [{ start: 19, bold: false }] });
    const [left, top, right, bottom] = word.box;
    expect(left).toBeGreaterThan(115);
    expect(right).toBeLessThan(190);
    expect(top).toBeCloseTo(792 - 700 - 8.1, 0);
    expect(bottom).toBeCloseTo(792 - 700, 0);
  });

  test('drawn letter by letter, in any order, are complete', async () => {
    const letters = [...'COURT'].map((text, index) => ({
      text,
      x: 72 + index * 7.2,
      y: 700,
      font: 'courier' as const,
    }));
    expect(await linesOf([letters[3]!, letters[0]!, letters[4]!, letters[1]!, letters[2]!])).toEqual(['COURT']);
  });

  test('drawn twice to look bold are read once', async () => {
    const title = { text: 'ORDER TO SHOW CAUSE', x: 72, y: 700 };
    expect(await linesOf([title, { ...title, x: 72.4 }])).toEqual(['ORDER TO SHOW CAUSE']);
  });

  test('with a raised ending are one: 15th', async () => {
    const lines = await linesOf([
      { text: 'the 15', x: 72, y: 700 },
      { text: 'th', x: 101.5, y: 705, size: 7 },
      { text: 'day of July', x: 111, y: 700 },
    ]);
    expect(lines).toEqual(['the 15th day of July']);
  });

  test('printed over a form’s blank take its place; an empty blank stays', async () => {
    const lines = await linesOf([
      { text: 'Name: ____________________', x: 72, y: 700 },
      { text: 'Reginald Example', x: 112, y: 701 },
      { text: 'Date: ____________________', x: 72, y: 680 },
    ]);
    expect(lines).toEqual(['Name: Reginald Example', 'Date: ____________________']);
  });
});

describe('what appears at an angle', () => {
  test('is read along its direction: a banner above comes first, a firm’s name in the margin last', async () => {
    const lines = await linesOf([
      ...body(700),
      { text: 'Case 1:26-cv-00431 Document 1 Filed 03/17/26', x: 100, y: 770, angle: 2 },
      { text: 'EXAMPLE & SAMPLE LLP', x: 40, y: 300, angle: 90 },
    ]);
    expect(lines).toEqual([
      'Case 1:26-cv-00431 Document 1 Filed 03/17/26',
      sentence,
      sentence,
      sentence,
      'EXAMPLE & SAMPLE LLP',
    ]);
  });

  test.each([
    [90, [88, 100]],
    [180, [512, 88]],
    [270, [704, 512]],
  ] as const)('a page turned by %i degrees is read upright', async (rotate, [x, y]) => {
    const page = await read({ rotate, texts: [{ text: 'COMPLAINT', x: 100, y: 88, angle: rotate }] });
    expect(page).toMatchObject(rotate === 180 ? { width: 612, height: 792 } : { width: 792, height: 612 });
    expect(page.lines.map((line) => line.text)).toEqual(['COMPLAINT']);
    const [left, , , bottom] = page.lines[0]!.box;
    expect(Math.abs(left - x)).toBeLessThan(1);
    expect(Math.abs(bottom - y)).toBeLessThan(1);
  });

  test('points count from the corner of what is shown of the page, and what is cut off is not read', async () => {
    const page = await read({
      crop: [50, 100, 500, 700],
      texts: [
        { text: 'COMPLAINT', x: 100, y: 600 },
        { text: 'printer’s mark', x: 100, y: 50 },
      ],
    });
    expect(page).toMatchObject({ width: 450, height: 600, text: 'COMPLAINT' });
    expect(page.lines[0]!.box[0]).toBeCloseTo(50, 0);
    expect(page.lines[0]!.box[3]).toBeCloseTo(100, 0);
  });
});
