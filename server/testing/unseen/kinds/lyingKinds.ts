import type { HiddenKind } from '../HiddenKind.ts';
import { unicodeMap, widthOf } from '../pdf/FontBook.ts';
import { literal } from '../pdf/ObjectBook.ts';
import type { Pen, Run } from '../pdf/Pen.ts';
import { setThree, type Version } from '../setThree.ts';
import { smuggle } from '../smuggle.ts';
import { areaOf, paintDocument } from '../TestDocument.ts';
import { orderBy, sentenceBy, smuggledBy } from '../words.ts';

/** Text that a program reads differently from a person, and visible instructions to a program. */
export const lyingKinds: HiddenKind[] = [
  {
    id: 'a font that tells other letters than it shows',
    expects: ['mismapped_text'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(dice, seed, (document) => {
        const { x, y, width } = dice.one(document.blanks);
        const shown = cutTo(sentenceBy(dice), width);
        const told = smuggledBy(dice).padEnd(shown.length, ' ').slice(0, shown.length);
        const run: Run = { text: shown, x, y, size: 10, font: 'regular' };
        const version = (says: string): Version => ({
          paint: (pen) => {
            paintDocument(pen, document);
            pen.text(run, { says: [...says] });
          },
        });
        return {
          hidden: told,
          place: areaOf(run),
          attacked: version(told),
          clean: version(shown),
          bare: version(shown),
        };
      }),
  },
  {
    id: 'figures that tell other figures',
    expects: ['mismapped_text'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(dice, seed, (document) => {
        const { x, y } = dice.one(document.blanks);
        const sum = () => `$${dice.integer(100, 999)},${dice.integer(100, 999)}.00`;
        const [shown, told] = [`Sum demanded: ${sum()}`, `Sum demanded: ${sum()}`];
        const run: Run = { text: shown, x, y, size: 10, font: 'regular' };
        const version = (says: string): Version => ({
          paint: (pen) => {
            paintDocument(pen, document);
            pen.text(run, { says: [...says] });
          },
        });
        return {
          hidden: told,
          place: areaOf(run),
          attacked: version(told),
          clean: version(shown),
          bare: version(shown),
        };
      }),
  },
  {
    id: 'words with another text behind them',
    expects: ['mismapped_text'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(
        dice,
        seed,
        (document) => {
          const { x, y, width } = dice.one(document.blanks);
          const shown = cutTo(sentenceBy(dice), width);
          const told = smuggledBy(dice);
          const run: Run = { text: shown, x, y, size: 10, font: 'regular' };
          const version = (text: string | null): Version => ({
            paint: (pen) => {
              paintDocument(pen, document);
              if (text !== null) pen.put(`/Span << /ActualText ${literal(text)} >> BDC`);
              pen.text(run);
              if (text !== null) pen.put('EMC');
            },
          });
          return {
            hidden: told,
            place: areaOf(run),
            attacked: version(told),
            clean: version(dice.chance(0.7) ? shown : null),
            bare: version(null),
          };
        },
        { habits: { tagged: false } },
      ),
  },
  {
    id: 'a drawn font without drawings',
    expects: ['invisible_text', 'mismapped_text', 'white_text', 'tiny_text'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(
        dice,
        seed,
        (document) => {
          const run = smuggle(dice, document);
          const version = (drawn: boolean): Version => ({
            paint: (pen) => {
              paintDocument(pen, document);
              showDrawn(pen, run, drawn);
            },
          });
          return {
            hidden: run.text,
            place: areaOf(run),
            attacked: version(false),
            clean: version(true),
            bare: {},
          };
        },
        { habits: { fonts: 'standard', setting: 'lines' } },
      ),
  },
  {
    id: 'orders to a machine in plain sight',
    expects: ['machine_instruction'],
    means: 'hidden',
    inSight: true,
    make: (dice, seed) =>
      setThree(dice, seed, (document) => {
        const { x, y, width } = dice.one(document.blanks.filter((blank) => blank.width > 300)) ?? document.blanks[0]!;
        const text = orderBy(dice);
        const run: Run = { text, x, y, size: dice.one([7, 8]), font: 'regular' };
        const honest: Run = { ...run, text: cutTo(dice.one(likeOrders), width) };
        const version = (one: Run | null): Version => ({
          paint: (pen) => {
            paintDocument(pen, document);
            if (one) pen.text(one);
          },
        });
        return {
          hidden: text,
          place: areaOf(run),
          attacked: version(run),
          clean: version(honest),
          bare: version(null),
        };
      }),
  },
];

/** What courts and parties say about instructions and machines, to people. */
const likeOrders = [
  'The jury was told to disregard all previous instructions on damages.',
  'The clerk is instructed to mark this filing as complete once the fee is paid.',
  'Ignore the previous version of this exhibit; it was filed in error.',
  'Counsel used an AI system to draft this brief and checked every citation.',
  'The plaintiff asks that the court approve the fee waiver after review.',
  'Defendant was instructed not to mention the prior conviction.',
  'The prompt that the expert typed is attached as Exhibit C.',
  'You are hereby summoned and required to answer the complaint.',
];

function cutTo(text: string, width: number): string {
  const words = text.split(' ');
  while (words.length > 2 && widthOf(words.join(' '), 'regular', 10) > width) words.pop();
  return words.join(' ');
}

/** Words in a Type 3 font, whose letters are small drawings, or nothing at all. */
function showDrawn(pen: Pen, run: Run, drawn: boolean): void {
  const letters = [...new Set(run.text)];
  const base = pen.objects.add('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>');
  const procedures = letters.map((letter, index) => {
    const wide = Math.round(widthOf(letter, 'regular', 1000));
    const body = drawn ? `BT /T 1000 Tf ${literal(letter)} Tj ET` : '';
    return `/g${index} ${pen.objects.stream(`${wide} 0 d0 ${body}`)} 0 R`;
  });
  const widths = letters.map((letter) => Math.round(widthOf(letter, 'regular', 1000)));
  const unicode = pen.objects.stream(
    unicodeMap(
      letters.map((says, index) => ({ code: index + 1, says })),
      2,
    ),
  );
  const font = pen.objects.add(
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 -250 1000 900] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << ${procedures.join(' ')} >> /Encoding << /Type /Encoding /Differences [1 ${letters.map((_, index) => `/g${index}`).join(' ')}] >> /FirstChar 1 /LastChar ${letters.length} /Widths [${widths.join(' ')}] /Resources << /Font << /T ${base} 0 R >> >> /ToUnicode ${unicode} 0 R >>`,
  );
  const name = pen.font(`D${font}`, font);
  const codes = [...run.text].map((letter) => (letters.indexOf(letter) + 1).toString(16).padStart(2, '0')).join('');
  const up = pen.habits.flipped ? -1 : 1;
  const { scale } = pen.habits;
  const [x, y] = pen.corners([[run.x, run.y]]).split(' ');
  pen.put(
    `BT ${pen.ink([0, 0, 0])} /${name} ${(run.size * scale).toFixed(3)} Tf 1 0 0 ${up} ${x} ${y} Tm <${codes}> Tj ET`,
  );
}
