import { drawnWords, drawPicture } from '../drawnWords.ts';
import type { HiddenKind } from '../HiddenKind.ts';
import type { Area } from '../pdf/Pen.ts';
import { setThree, type Version } from '../setThree.ts';
import { smuggle } from '../smuggle.ts';
import { areaOf, paintDocument } from '../TestDocument.ts';
import { wordsOf } from './coveredKinds.ts';

const resolution = 100;

/** Pages that were scanned, with the words that a recognizer laid under or over the picture. */
export const scanKinds: HiddenKind[] = [
  {
    id: 'recognized words that the scan does not show',
    expects: ['invisible_text', 'covered_text', 'text_under_image'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(
        dice,
        seed,
        async (document) => {
          const run = smuggle(dice, document);
          const under = dice.chance(0.5);
          const picture = await drawnWords([...document.runs, ...document.words], document, resolution);
          const version = (extra: boolean): Version => ({
            paint: (pen) => {
              if (!under) drawPicture(pen, picture);
              for (const one of [...document.runs, ...document.words, ...(extra ? [run] : [])])
                pen.text(one, { mode: under ? 0 : 3 });
              if (under) drawPicture(pen, picture);
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
        { decorated: false, habits: { ground: false } },
      ),
  },
  {
    id: 'recognized words under what was blacked out on the scan',
    expects: ['invisible_text', 'text_under_box', 'text_under_image', 'covered_text'],
    means: 'failed_redaction',
    make: (dice, seed) =>
      setThree(
        dice,
        seed,
        async (document) => {
          const area = areaOf(document.words[0]!, 1.5);
          const burnt = dice.chance(0.5);
          const picture = await drawnWords(
            [...document.runs, ...document.words],
            document,
            resolution,
            burnt ? [area] : [],
          );
          const version = (words: boolean): Version => ({
            paint: (pen) => {
              drawPicture(pen, picture);
              for (const one of [...document.runs, ...(words ? document.words : [])]) pen.text(one, { mode: 3 });
              if (!burnt) pen.fill(area, [0, 0, 0]);
            },
          });
          return {
            hidden: wordsOf(document),
            place: area,
            attacked: version(true),
            clean: version(false),
            bare: version(false),
          };
        },
        { decorated: false, habits: { ground: false } },
      ),
  },
  {
    id: 'words without ink on a page that was never scanned',
    expects: ['invisible_text'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(dice, seed, async (document) => {
        const run = smuggle(dice, document);
        const picture = await drawnWords([run], document, resolution);
        const [left, bottom, right, top] = areaOf(run, 3);
        const area: Area = [left, bottom, right, top];
        const attacked: Version = {
          paint: (pen) => {
            paintDocument(pen, document);
            pen.text(run, { mode: 3 });
          },
        };
        // A stamp or a passage that was pasted in as a picture, and recognized.
        const clean: Version = {
          paint: (pen) => {
            paintDocument(pen, document);
            pen.put(`q ${pen.around(area)} W n`);
            drawPicture(pen, picture);
            pen.put('Q');
            pen.text(run, { mode: 3 });
          },
        };
        return { hidden: run.text, place: area, attacked, clean, bare: {} };
      }),
  },
];
