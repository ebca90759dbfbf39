import type { UnseenKind } from '#domain/documentFacts/Unseen';
import { type Cover, darkBy, imageBoxBy, oddBoxBy, patternBoxBy, plainBoxBy, wrappedBoxBy } from '../boxes.ts';
import { highlight } from '../decor.ts';
import type { Dice } from '../dice.ts';
import type { HiddenKind } from '../HiddenKind.ts';
import { grayOf, white } from '../pdf/color.ts';
import type { Area, Pen } from '../pdf/Pen.ts';
import { type Design, setThree, type Version } from '../setThree.ts';
import { putSmuggled, smuggle } from '../smuggle.ts';
import { areaOf, paintDocument, type TestDocument } from '../TestDocument.ts';

const covered = ['text_under_box', 'text_under_image', 'covered_text'] as const satisfies UnseenKind[];

/** Text under opaque shapes, in the ways in which people redact. */
export const coveredKinds: HiddenKind[] = [
  underCover('a filled box over words', (dice) => plainBoxBy(dice, darkBy(dice))),
  underCover('a shape of another form over words', (dice) => oddBoxBy(dice, darkBy(dice))),
  underCover('a box in a form, a group or a blend over words', (dice) => wrappedBoxBy(dice, darkBy(dice))),
  underCover('a picture over words', (dice) => imageBoxBy(dice, dice.one([0, 0, 0.2, 0.6, 1]))),
  underCover('a pattern or shading over words', (dice) => patternBoxBy(dice, dice.one([0, 0.1, 0.3]))),
  underCover('a white box over words', (dice) => plainBoxBy(dice, dice.one([white, white, grayOf(0.97)]))),
  underCover('a box over whole lines', (dice) => plainBoxBy(dice, darkBy(dice)), { longWords: true }),
  {
    id: 'black words on a black ground',
    expects: ['text_under_box', 'covered_text', 'white_text', 'invisible_text'],
    means: 'failed_redaction',
    make: (dice, seed) =>
      setThree(dice, seed, (document) => {
        const color = darkBy(dice);
        const box = plainBoxBy(dice, color);
        const honest = dice.chance(0.5);
        const areas = document.words.map((run) => areaOf(run, dice.number(0.5, 2)));
        const paint = (words: 'hidden' | 'white' | 'none') => (pen: Pen) => {
          paintDocument(pen, document, { words: false });
          for (const area of areas) box(pen, area);
          if (words === 'none') return;
          for (const run of document.words) pen.text(run, { color: words === 'white' ? white : color });
        };
        return {
          hidden: wordsOf(document),
          place: areas[0]!,
          attacked: { paint: paint('hidden') },
          clean: { paint: paint(honest ? 'white' : 'none') },
          bare: { paint: paint('none') },
        };
      }),
  },
  {
    id: 'the whole page painted over and set anew',
    expects: ['covered_text', 'text_under_box', 'text_under_image'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(
        dice,
        seed,
        (document) => {
          const run = smuggle(dice, document);
          const cover = dice.chance(0.5) ? plainBoxBy(dice, white) : imageBoxBy(dice, 1);
          const page: Area = [1, 1, document.width - 1, document.height - 1];
          const version = (words: boolean): Version => ({
            paint: (pen) => {
              if (words) pen.text(run);
              cover(pen, page);
              paintDocument(pen, document);
            },
          });
          const seen: Version = {
            paint: (pen) => {
              cover(pen, page);
              paintDocument(pen, document);
              pen.text(run);
            },
          };
          const clean = dice.chance(0.5) ? seen : version(false);
          return { hidden: run.text, place: areaOf(run), attacked: version(true), clean, bare: version(false) };
        },
        { decorated: false },
      ),
  },
  {
    id: 'words under a photograph',
    expects: ['text_under_image', 'covered_text', 'text_under_box'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(dice, seed, (document) => {
        const run = smuggle(dice, document);
        const side = dice.one([8, 24]);
        const pixels = Buffer.from(Array.from({ length: side * side }, () => dice.integer(40, 220)));
        const [left, bottom, , top] = areaOf(run, 1);
        const [, , right] = areaOf(run, 1);
        const photograph = (pen: Pen, words: 'under' | 'over' | 'none') => {
          if (words === 'under') pen.text(run);
          const image = pen.objects.stream(
            pixels,
            `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`,
          );
          pen.put(`q ${pen.over([left, bottom, right, top])} ${pen.resource('XObject', `${image} 0 R`)} Do Q`);
          if (words === 'over') pen.text(run, { color: [0.7, 0, 0] });
        };
        const version = (words: 'under' | 'over' | 'none'): Version => ({
          paint: (pen) => {
            paintDocument(pen, document);
            photograph(pen, words);
          },
        });
        return {
          hidden: run.text,
          place: areaOf(run),
          attacked: version('under'),
          clean: version(dice.chance(0.5) ? 'over' : 'none'),
          bare: version('none'),
        };
      }),
  },
  {
    id: 'words under other words',
    expects: ['covered_text', 'white_text', 'invisible_text', 'text_under_box'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(
        dice,
        seed,
        (document) => {
          const over = dice.one(document.runs.filter((run) => run.text.length > 12));
          const run = { ...putSmuggled(dice, over.x, over.y, over.text.length), size: over.size };
          const version = (words: boolean): Version => ({
            paint: (pen) => {
              if (words) pen.text(run, { color: white });
              paintDocument(pen, document);
            },
          });
          return {
            hidden: run.text,
            place: areaOf(run),
            attacked: version(true),
            clean: version(false),
            bare: version(false),
          };
        },
        { habits: { ground: false } },
      ),
  },
];

function underCover(id: string, coverBy: (dice: Dice) => Cover, options: { longWords?: boolean } = {}): HiddenKind {
  return {
    id,
    expects: covered,
    means: 'failed_redaction',
    make: (dice, seed) =>
      setThree(
        dice,
        seed,
        (document): Design => {
          const cover = coverBy(dice);
          const margin = dice.number(0.4, 2);
          const areas = document.words.map((run) => areaOf(run, margin));
          const honest = dice.one(['nothing beneath', 'nothing beneath', 'words seen', 'words marked'] as const);
          const paint = (words: boolean) => (pen: Pen) => {
            paintDocument(pen, document, { words });
            for (const area of areas) cover(pen, area);
          };
          const seen = (pen: Pen) => {
            paintDocument(pen, document);
            if (honest === 'words marked') for (const area of areas) highlight(pen, area);
          };
          return {
            hidden: wordsOf(document),
            place: areas[0]!,
            attacked: { paint: paint(true) },
            clean: { paint: honest === 'nothing beneath' ? paint(false) : seen },
            bare: { paint: paint(false) },
          };
        },
        options,
      ),
  };
}

export function wordsOf(document: TestDocument): string {
  return document.words.map(({ text }) => text).join(' ');
}
