import type { Dice } from './dice.ts';
import { widthOf } from './pdf/FontBook.ts';
import type { Run } from './pdf/Pen.ts';
import type { TestDocument } from './TestDocument.ts';
import { smuggledBy } from './words.ts';

/** Text meant only for a program, in an empty place. */
export function smuggle(dice: Dice, document: TestDocument): Run {
  const { x, y, width } = dice.one(document.blanks);
  const size = dice.one([8, 9, 10]);
  return fitted({ text: smuggledBy(dice), x, y, size, font: 'regular' }, width);
}

/** Words to be smuggled in at a place, of this many letters at most. */
export function putSmuggled(dice: Dice, x: number, y: number, letters: number): Run {
  const words = smuggledBy(dice);
  return { text: words.slice(0, Math.max(8, letters)).trimEnd(), x, y, size: 10, font: 'regular' };
}

function fitted(run: Run, width: number): Run {
  const words = run.text.split(' ');
  while (words.length > 2 && widthOf(words.join(' '), run.font, run.size) > width) words.pop();
  return { ...run, text: words.join(' ') };
}
