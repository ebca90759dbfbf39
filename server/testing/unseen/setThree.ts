import { decorBy } from './decor.ts';
import type { Dice } from './dice.ts';
import { type Habits, habitsBy } from './Habits.ts';
import type { HiddenFile } from './HiddenKind.ts';
import type { Area, Pen } from './pdf/Pen.ts';
import { type FileExtras, type Leaf, type Note, type SetFile, setFile } from './pdf/setFile.ts';
import { documentBy, paintDocument, type TestDocument } from './TestDocument.ts';
import { titleBy } from './words.ts';

/** How one page looks in one of the three files; without `paint` it is the document as it is. */
export type Version = {
  paint?: (pen: Pen) => void;
  notes?: Note[];
  extras?: FileExtras;
  /** What is done to the file when it is set. */
  after?: (file: SetFile, page: number) => Buffer;
};

export type Design = {
  hidden: string;
  place: Area | null;
  attacked: Version;
  clean: Version;
  bare: Version;
};

type Options = {
  longWords?: boolean;
  /** Habits that this way of hiding needs. */
  habits?: Partial<Habits>;
  decorated?: boolean;
};

/**
 * Generates a random document of one to three pages and sets it three times, identical except for one page of the
 * design.
 */
export async function setThree(
  dice: Dice,
  seed: number,
  design: (document: TestDocument) => Design | Promise<Design>,
  { longWords = false, habits: needed = {}, decorated = true }: Options = {},
): Promise<HiddenFile> {
  const habits = { ...habitsBy(dice), ...needed };
  const count = dice.one([1, 1, 2, 3]);
  const target = dice.integer(0, count - 1);
  const documents = Array.from({ length: count }, (_, index) => documentBy(dice, { first: index === 0, longWords }));
  const decors = documents.map((document) => decorBy(decorated ? dice : undefined, document));
  const document = documents[target]!;
  const info = `/Title (${titleBy(dice)}) /Producer (${dice.one(['Acrobat Distiller 15.0', 'Microsoft Word for Microsoft 365', 'Skia/PDF m120', 'macOS Quartz PDFContext', 'pdfTeX-1.40.25', 'LibreOffice 7.6'])})`;
  const { hidden, place, attacked, clean, bare } = await design(document);
  const build = (version: Version): Buffer => {
    const leaves = documents.map((one, index): Leaf => {
      const decor = decors[index]!;
      const own = index === target ? version : {};
      return {
        paint: (pen) => {
          decor.under(pen);
          if (own.paint) own.paint(pen);
          else paintDocument(pen, one);
          decor.over(pen);
        },
        notes: [...decor.notes, ...(own.notes ?? [])],
      };
    });
    const file = setFile(habits, seed, leaves, { info, ...version.extras });
    return version.after?.(file, target) ?? file.bytes;
  };
  const versions = { attacked: build(attacked), clean: build(clean), bare: build(bare) };
  return { fileName: 'Motion.pdf', ...versions, hidden, page: target + 1, place };
}
