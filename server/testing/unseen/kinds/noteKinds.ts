import { darkBy } from '../boxes.ts';
import type { Dice } from '../dice.ts';
import type { HiddenKind } from '../HiddenKind.ts';
import { type Color, white } from '../pdf/color.ts';
import { literal } from '../pdf/ObjectBook.ts';
import type { Area, Pen } from '../pdf/Pen.ts';
import type { Note } from '../pdf/setFile.ts';
import { setThree, type Version } from '../setThree.ts';
import { smuggle } from '../smuggle.ts';
import { areaOf, paintDocument, type TestDocument } from '../TestDocument.ts';
import { smuggledBy } from '../words.ts';
import { wordsOf } from './coveredKinds.ts';

/** What hides in annotations and form fields, or only they hide. */
export const noteKinds: HiddenKind[] = [
  {
    id: 'a box that is an annotation over words',
    expects: ['text_under_box', 'covered_text', 'redaction_not_applied', 'text_under_image'],
    means: 'failed_redaction',
    make: (dice, seed) =>
      setThree(dice, seed, (document) => {
        const noteAt = coveringNoteBy(dice, dice.chance(0.8) ? darkBy(dice) : white);
        const areas = document.words.map((run) => areaOf(run, dice.number(0.5, 2)));
        const notes = areas.map(noteAt);
        const honest = dice.one(['nothing beneath', 'words seen', 'words framed'] as const);
        const frames = areas.map(
          (area): Note => ({
            area,
            entries: '/Subtype /Square /F 4 /C [1 0 0]',
            look: (pen) => pen.put(`q 1 0 0 RG 0.7 w ${pen.around(area)} S Q`),
          }),
        );
        const version = (words: boolean, over: Note[]): Version => ({
          paint: (pen) => paintDocument(pen, document, { words }),
          notes: over,
        });
        const clean = {
          'nothing beneath': version(false, notes),
          'words seen': version(true, []),
          'words framed': version(true, frames),
        }[honest];
        return {
          hidden: wordsOf(document),
          place: areas[0]!,
          attacked: version(true, notes),
          clean,
          bare: version(false, notes),
        };
      }),
  },
  {
    id: 'a redaction that was marked and never applied',
    expects: ['redaction_not_applied'],
    means: 'failed_redaction',
    inSight: true,
    make: (dice, seed) =>
      setThree(dice, seed, (document) => {
        const area = areaOf(document.words[0]!, dice.number(0.5, 2));
        const framed = dice.chance(0.6);
        const mark: Note = {
          area,
          entries: `/Subtype /Redact /F 4 QUAD /IC [0 0 0] ${dice.chance(0.4) ? '/OverlayText (REDACTED) /DA (/Helv 8 Tf 1 g)' : ''}`,
          ...(framed ? { look: (pen: Pen) => pen.put(`q 1 0 0 RG 0.5 w ${pen.around(area)} S Q`) } : {}),
        };
        const frame: Note = { ...mark, entries: '/Subtype /Square /F 4 /C [1 0 0]' };
        const applied: Version = {
          paint: (pen) => {
            paintDocument(pen, document, { words: false });
            pen.fill(area, [0, 0, 0]);
          },
        };
        return {
          hidden: wordsOf(document),
          place: area,
          attacked: { notes: [mark] },
          clean: dice.chance(0.5) ? applied : {},
          bare: framed ? { notes: [frame] } : {},
        };
      }),
  },
  {
    id: 'a comment that came along',
    expects: ['comment', 'unprinted_text', 'machine_instruction'],
    means: 'leftover',
    make: (dice, seed) =>
      setThree(dice, seed, (document) => {
        const words = `${dice.one(['Client says: ', 'Ask Walter: ', 'Draft: ', ''])}${smuggledBy(dice)}`;
        const area = areaOf(dice.one(document.runs));
        const mark = dice.one([
          '/Subtype /Text /F 28 /Name /Comment',
          '/Subtype /Highlight /F 4 QUAD /C [1 1 0]',
          '/Subtype /Popup /F 4 /Open false',
          '/Subtype /Underline /F 4 QUAD /C [0 0.6 0]',
          '/Subtype /StrikeOut /F 2 QUAD /C [1 0 0]',
          '/Subtype /Caret /F 2',
        ]);
        const note: Note = { area, entries: `${mark} /Contents ${literal(words)} /T (Reviewer)` };
        // The same mark that says nothing.
        const silent: Note = { area, entries: mark };
        const link: Note = {
          area,
          entries: '/Subtype /Link /Border [0 0 0] /A << /S /URI /URI (https://www.example.org/a) >>',
        };
        const clean = dice.one<Note[]>([[silent], [link], []]);
        return {
          hidden: words,
          place: null,
          attacked: { notes: [note] },
          clean: { notes: clean },
          bare: { notes: [silent] },
        };
      }),
  },
  {
    id: 'an annotation that nobody is shown',
    expects: ['unprinted_text', 'comment', 'invisible_text', 'machine_instruction', 'off_page_text'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(dice, seed, (document) => {
        const run = smuggle(dice, document);
        const area = areaOf(run, 2);
        const flag = dice.one([2, 2, 34]);
        const note = (flags: number): Note => ({
          area,
          entries: `/Subtype /FreeText /F ${flags} /DA (/Helv 9 Tf 0 g) /Contents ${literal(run.text)}`,
          look: (pen) => pen.text(run),
        });
        return {
          hidden: run.text,
          place: null,
          attacked: { notes: [note(flag)] },
          clean: dice.chance(0.5) ? { paint: seenToo(document, run) } : {},
          bare: {},
        };
      }),
  },
  {
    id: 'a form field that nobody is shown',
    expects: ['unprinted_text', 'invisible_text', 'machine_instruction', 'metadata'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(dice, seed, (document) => {
        const run = smuggle(dice, document);
        const area = areaOf(run, 2);
        const field = (flags: number, shown: boolean): Note => ({
          area,
          entries: `/Subtype /Widget /FT /Tx /T (f${dice.one(['1', '2'])}) /V ${literal(run.text)} /DA (/Helv 9 Tf 0 g) /F ${flags}`,
          ...(shown ? { look: (pen: Pen) => pen.text(run) } : {}),
        });
        const hidden = field(dice.one([2, 34, 2]), dice.chance(0.5));
        const seen = field(4, true);
        const empty: Note = { ...hidden, entries: '/Subtype /Widget /FT /Tx /T (f3) /F 2' };
        const withForm = (note: Note): Version => ({
          notes: [note],
          extras: { catalog: () => '/AcroForm << /Fields [] /DA (/Helv 9 Tf 0 g) >>' },
        });
        return {
          hidden: run.text,
          place: null,
          attacked: withForm(hidden),
          clean: dice.chance(0.6) ? withForm(seen) : {},
          bare: dice.chance(0.5) ? {} : withForm({ area, entries: empty.entries }),
        };
      }),
  },
];

function seenToo(document: TestDocument, run: Parameters<Pen['text']>[0]): (pen: Pen) => void {
  return (pen) => {
    paintDocument(pen, document);
    pen.text(run);
  };
}

/** Annotations with which people cover words. */
function coveringNoteBy(dice: Dice, color: Color): (area: Area) => Note {
  const parts = color.map((part) => part.toFixed(2)).join(' ');
  const fill = (area: Area) => (pen: Pen) => pen.fill(area, color);
  const entries = dice.one([
    `/Subtype /Square /F 4 /C [${parts}] /IC [${parts}]`,
    `/Subtype /Stamp /F 4 /Name /Redacted`,
    `/Subtype /FreeText /F 4 /C [${parts}] /DA (/Helv 8 Tf 1 g) /Contents ()`,
    // A marker multiplies: only a black one hides black words.
    ...(color.every((part) => part === 0) ? ['/Subtype /Highlight /F 4 QUAD /C [0 0 0]'] : []),
    `/Subtype /Polygon /F 4 /IC [${parts}] /C [${parts}]`,
    `/Subtype /Ink /F 4 /C [${parts}] /BS << /W 14 >>`,
    `/Subtype /Widget /FT /Btn /T (cover) /F 4 /MK << /BG [${parts}] >>`,
  ]);
  return (area) => ({ area, entries, look: fill(area) });
}
