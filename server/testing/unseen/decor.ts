import type { Dice } from './dice.ts';
import { black, grayOf, white } from './pdf/color.ts';
import { widthOf } from './pdf/FontBook.ts';
import type { Area, Pen, Run } from './pdf/Pen.ts';
import type { Note } from './pdf/setFile.ts';
import type { TestDocument } from './TestDocument.ts';
import { areaOf } from './TestDocument.ts';

/** Honest things on a page that resemble hidden words. */
export type Decor = { under(pen: Pen): void; over(pen: Pen): void; notes: Note[] };

/** Random honest decorations, where the document has room for them; none without dice. */
export function decorBy(dice: Dice | undefined, document: TestDocument): Decor {
  const under: ((pen: Pen) => void)[] = [];
  const over: ((pen: Pen) => void)[] = [];
  const notes: Note[] = [];
  if (dice?.chance(0.3) && document.blanks.length > 2) {
    const { x, y } = document.blanks.pop()!;
    const heading: Run = {
      text: dice.one(['ARGUMENT', 'STATEMENT OF FACTS', 'CONFIDENTIAL', 'Section 2']),
      x: x + 4,
      y,
      size: 11,
      font: 'bold',
    };
    const dark = dice.chance(0.7);
    over.push((pen) => {
      pen.fill([x, y - 4, x + 150, y + 11], dark ? grayOf(0.1) : grayOf(0.85));
      pen.text(heading, { color: dark ? white : black });
    });
  }
  if (dice?.chance(0.25) && document.blanks.length > 2) {
    const { x, y } = document.blanks.pop()!;
    const run: Run = { text: 'Account ending in', x, y, size: 11, font: 'regular' };
    const right = x + widthOf(run.text, run.font, run.size) + 3;
    over.push((pen) => {
      pen.text(run);
      pen.fill([right, y - 3, right + 60, y + 9], black);
      pen.text({ ...run, text: 'at the bank.', x: right + 62 });
    });
  }
  if (dice?.chance(0.25)) {
    const run = dice.one(document.runs.slice(2, -1));
    over.push((pen) => highlight(pen, areaOf(run, 0)));
  }
  if (dice?.chance(0.3)) {
    const run = dice.one(document.runs);
    over.push((pen) => {
      const [left, , right] = areaOf(run, 0);
      pen.fill([left, run.y - 1.6, right, run.y - 1], black);
    });
  }
  if (dice?.chance(0.15)) {
    const run = dice.one(document.runs);
    over.push((pen) => pen.text({ ...run, x: run.x + 0.25 }));
  }
  if (dice?.chance(0.2)) {
    const run = dice.one(document.runs);
    under.push((pen) => pen.fill(areaOf(run, 2), white));
  }
  if (dice?.chance(0.12)) {
    const shade = dice.number(0.8, 0.88);
    under.push((pen) =>
      pen.text({ text: 'DRAFT', x: 190, y: 330, size: 110, font: 'bold' }, { color: grayOf(shade), angle: 0 }),
    );
  }
  if (dice?.chance(0.2)) {
    const area: Area = [450, 752, 520, 780];
    over.push((pen) => drawLogo(pen, area));
  }
  if (dice?.chance(0.2)) {
    const run = dice.one(document.runs);
    notes.push({
      area: areaOf(run),
      entries: '/Subtype /Link /Border [0 0 0] /A << /S /URI /URI (https://www.example.org/rules) >>',
    });
  }
  const all = (paints: readonly ((pen: Pen) => void)[]) => (pen: Pen) => {
    for (const paint of paints) paint(pen);
  };
  return { under: all(under), over: all(over), notes };
}

/** A yellow marker that words can be read through. */
export function highlight(pen: Pen, area: Area): void {
  const state = pen.resource('ExtGState', '<< /Type /ExtGState /BM /Multiply /ca 1 >>');
  pen.put(`q ${state} gs ${pen.ink([1, 0.95, 0.3])} ${pen.around(area)} f Q`);
}

function drawLogo(pen: Pen, area: Area): void {
  const pixels = Buffer.from(Array.from({ length: 64 }, (_, index) => (index * 37) % 256));
  const image = pen.objects.stream(
    pixels,
    '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8',
  );
  pen.put(`q ${pen.over(area)} ${pen.resource('XObject', `${image} 0 R`)} Do Q`);
}
