import { plainBoxBy } from './boxes.ts';
import { highlight } from './decor.ts';
import { type Dice, diceOf } from './dice.ts';
import { drawnWords, drawPicture } from './drawnWords.ts';
import { type Habits, habitsBy } from './Habits.ts';
import { black, grayOf, white } from './pdf/color.ts';
import { widthOf } from './pdf/FontBook.ts';
import { literal } from './pdf/ObjectBook.ts';
import type { Pen, Run } from './pdf/Pen.ts';
import { type FileExtras, type Leaf, setFile } from './pdf/setFile.ts';
import { areaOf, documentBy, paintDocument, type TestDocument } from './TestDocument.ts';
import { personBy } from './words.ts';

/** A way in which an ordinary document seems to hide something. The ID seeds its variants. */
export type HonestKind = { id: string; fileName: string; make(dice: Dice, seed: number): Promise<Buffer> };

type Page = Leaf & { extras?: FileExtras };

/** Pages that hide nothing but resemble those that do. */
export const honestPages: readonly HonestKind[] = [
  page('words struck through', (dice, document) => {
    const run = bodyLine(dice, document);
    const [left, , right] = areaOf(run, 0);
    const height = dice.number(0.4, 1.4);
    return after(document, (pen) =>
      pen.fill([left, run.y + 3, right, run.y + 3 + height], dice.one([black, [0.8, 0, 0]])),
    );
  }),
  page('a thick rule below words', (dice, document) => {
    const run = bodyLine(dice, document);
    const top = run.y - dice.number(1, 2.5);
    return after(document, (pen) => pen.fill([run.x - 4, top - dice.number(1, 5), 540, top], black));
  }),
  page('a redaction labeled in white', (dice, document) => {
    const [word] = document.words;
    const area = areaOf(word!, 1);
    const label = dice.one(['REDACTED', '[b][6]', 'SEALED']);
    return {
      paint: (pen) => {
        paintDocument(pen, document, { words: false });
        pen.fill(area, black);
        pen.text({ ...word!, text: label, size: 6, x: area[0] + 1, y: area[1] + 4 }, { color: white });
      },
    };
  }),
  page('a redaction that touches its neighbors', (dice, document) => {
    const [left, bottom, right, top] = areaOf(document.words[0]!, 0);
    const box = plainBoxBy(dice, black);
    const spread = dice.number(0.5, 2.2);
    return {
      paint: (pen) => {
        paintDocument(pen, document, { words: false });
        box(pen, [left - spread, bottom - 1, right + spread, top + 1]);
      },
    };
  }),
  page('a watermark over the words', (dice, document) =>
    after(document, (pen) => {
      const state = pen.resource('ExtGState', `<< /Type /ExtGState /ca ${dice.number(0.1, 0.35).toFixed(2)} >>`);
      pen.put(`q ${state} gs`);
      pen.text(
        { text: dice.one(['COPY', 'FILED']), x: 150, y: 300, size: 120, font: 'bold' },
        { color: dice.one([grayOf(0.5), [0.9, 0, 0]]), angle: 30 },
      );
      pen.put('Q');
    }),
  ),
  page('a marker that is half transparent', (dice, document) => {
    const run = bodyLine(dice, document);
    return after(document, (pen) => {
      const state = pen.resource('ExtGState', '<< /Type /ExtGState /ca 0.4 >>');
      pen.put(`q ${state} gs`);
      pen.fill(
        areaOf(run, 1),
        dice.one([
          [1, 1, 0],
          [0.4, 0.9, 1],
        ]),
      );
      pen.put('Q');
    });
  }),
  page('a marker that multiplies', (dice, document) =>
    after(document, (pen) => highlight(pen, areaOf(bodyLine(dice, document), 1))),
  ),
  page(
    'a table with shaded rows',
    (dice, document) => {
      const { x, y } = lastBlank(document);
      const rows = ['Name', personBy(dice), personBy(dice)];
      return {
        paint: (pen) => {
          paintDocument(pen, document);
          for (const [index, text] of rows.entries()) {
            const foot = y - 18 * index;
            pen.fill(
              [x, foot - 5, x + 300, foot + 13],
              index === 0 ? [0.12, 0.2, 0.4] : grayOf(index % 2 === 0 ? 0.9 : 0.97),
            );
            pen.text(
              { text, x: x + 5, y: foot, size: 11, font: index === 0 ? 'bold' : 'regular' },
              { color: index === 0 ? white : black },
            );
          }
        },
      };
    },
    { room: true },
  ),
  page('words with a shadow', (dice, document) => {
    const run = bodyLine(dice, document);
    const step = dice.number(0.4, 1);
    return {
      paint: (pen) => {
        pen.text({ ...run, x: run.x + step, y: run.y - step }, { color: grayOf(0.7) });
        paintDocument(pen, document);
      },
    };
  }),
  page('spaces in white and without ink', (dice, document) =>
    after(document, (pen) => {
      for (let index = 0; index < 12; index++) {
        const run: Run = { text: '   ', x: dice.number(80, 400), y: dice.number(100, 700), size: 12, font: 'regular' };
        pen.text(run, dice.chance(0.5) ? { color: white } : { mode: 3 });
      }
    }),
  ),
  page('a stamp on a white ground', (_dice, document) =>
    after(document, (pen) => {
      pen.fill([330, 748, 580, 786], white);
      pen.text(
        { text: 'ELECTRONICALLY FILED 03/04/2026 10:12 AM', x: 335, y: 768, size: 8, font: 'regular' },
        { color: [0.1, 0.1, 0.6] },
      );
    }),
  ),
  page(
    'a signature drawn over its line',
    (dice, document) => {
      const { x, y } = lastBlank(document);
      const side = 24;
      const alpha = Buffer.from(Array.from({ length: side * side }, (_, index) => (index % 7 === 0 ? 255 : 0)));
      return {
        paint: (pen) => {
          paintDocument(pen, document);
          pen.text({ text: `${personBy(dice)}, Attorney for Plaintiff`, x, y, size: 12, font: 'regular' });
          const mask = pen.objects.stream(
            alpha,
            `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`,
          );
          const image = pen.objects.stream(
            Buffer.alloc(side * side, 20),
            `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask ${mask} 0 R`,
          );
          pen.put(`q ${pen.over([x, y - 6, x + 150, y + 22])} ${pen.resource('XObject', `${image} 0 R`)} Do Q`);
        },
      };
    },
    { room: true },
  ),
  page('small print', (dice, document) =>
    after(document, (pen) =>
      pen.text(
        {
          text: 'Form approved for optional use. Not to be altered. Rev. January 1, 2024.',
          x: 72,
          y: 24,
          size: dice.number(5, 6.5),
          font: 'regular',
        },
        { color: grayOf(dice.number(0, 0.5)) },
      ),
    ),
  ),
  page('pale line numbers', (dice, document) =>
    after(document, (pen) => {
      const pale = grayOf(dice.number(0.45, 0.68));
      for (let line = 1; line <= 25; line++)
        pen.text({ text: String(line), x: 40, y: 720 - 26 * line, size: 9, font: 'regular' }, { color: pale });
    }),
  ),
  page('outlined words', (dice, document) => ({
    paint: (pen) => {
      paintDocument(pen, document, { words: false });
      for (const run of document.words)
        pen.text(run, { mode: dice.one([1, 2]), color: dice.one([black, [0.6, 0, 0]]) });
    },
  })),
  page(
    'words filled with a pattern',
    (dice, document) => {
      const run: Run = {
        text: 'EXHIBIT A',
        x: lastBlank(document).x,
        y: lastBlank(document).y,
        size: 11,
        font: 'bold',
      };
      return {
        paint: (pen) => {
          paintDocument(pen, document);
          const cell = pen.objects.stream(
            `${dice.number(0, 0.3).toFixed(2)} g 0 0 3 3 re f`,
            '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 3 3] /XStep 3 /YStep 3 /Resources << >>',
          );
          pen.put('q');
          pen.text(run, { paint: `/Pattern cs ${pen.resource('Pattern', `${cell} 0 R`)} scn` });
          pen.put('Q');
        },
      };
    },
    { room: true },
  ),
  page('a picture behind the words', (dice, document) => {
    const pixels = Buffer.from(Array.from({ length: 256 }, () => dice.integer(200, 255)));
    return {
      paint: (pen) => {
        const image = pen.objects.stream(
          pixels,
          '/Type /XObject /Subtype /Image /Width 16 /Height 16 /ColorSpace /DeviceGray /BitsPerComponent 8',
        );
        pen.put(
          `q ${pen.over([0, 0, document.width, document.height])} ${pen.resource('XObject', `${image} 0 R`)} Do Q`,
        );
        paintDocument(pen, document);
      },
    };
  }),
  page('white words on a dark picture', (dice, document) => {
    const run: Run = { text: 'SANDHILL LEGAL AID', x: 80, y: 764, size: 14, font: 'bold' };
    const level = dice.integer(10, 90);
    return after(document, (pen) => {
      const image = pen.objects.stream(
        Buffer.alloc(64, level),
        '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8',
      );
      pen.put(`q ${pen.over([60, 756, 330, 784])} ${pen.resource('XObject', `${image} 0 R`)} Do Q`);
      pen.text(run, { color: white });
    });
  }),
  page(
    'a form that is filled in',
    (dice, document) => {
      const { x, y } = lastBlank(document);
      const run: Run = { text: personBy(dice), x, y, size: 10, font: 'regular' };
      return {
        paint: (pen) => paintDocument(pen, document),
        notes: [
          {
            area: areaOf(run, 3),
            entries: `/Subtype /Widget /FT /Tx /T (name) /V ${literal(run.text)} /DA (/Helv 10 Tf 0 g) /F 4 /MK << /BG [0.9 0.95 1] >>`,
            look: (pen) => {
              pen.fill(areaOf(run, 3), [0.9, 0.95, 1]);
              pen.text(run);
            },
          },
        ],
        extras: { catalog: () => '/AcroForm << /Fields [] /DA (/Helv 9 Tf 0 g) >>' },
      };
    },
    { room: true },
  ),
  page(
    'a visible layer',
    (dice, document) => {
      const held = { group: 0 };
      return {
        paint: (pen) => {
          held.group = pen.objects.add(
            '<< /Type /OCG /Name (Watermark) /Usage << /Print << /PrintState /ON >> /View << /ViewState /ON >> >> >>',
          );
          pen.put(`/OC ${pen.resource('Properties', `${held.group} 0 R`)} BDC`);
          if (dice.chance(0.5))
            pen.text({ text: 'DRAFT', x: 190, y: 330, size: 110, font: 'bold' }, { color: grayOf(0.85) });
          paintDocument(pen, document);
          pen.put('EMC');
        },
        extras: { catalog: () => `/OCProperties << /OCGs [${held.group} 0 R] /D << /Order [${held.group} 0 R] >> >>` },
      };
    },
    { habits: { tagged: false } },
  ),
  page(
    'a scan with its recognized words',
    async (dice, document) => {
      const picture = await drawnWords([...document.runs, ...document.words], document, dice.one([72, 100, 150]));
      // A recognizer measures each word for itself, and not quite rightly.
      const measured = [...document.runs, ...document.words].flatMap(wordsIn).map((run) => ({
        ...run,
        x: run.x + dice.number(-1.2, 1.2),
        y: run.y + dice.number(-1.2, 1.2),
        size: run.size + dice.number(-0.8, 0.8),
      }));
      return {
        paint: (pen) => {
          drawPicture(pen, picture);
          for (const run of measured) pen.text(run, { mode: 3 });
        },
      };
    },
    { habits: { ground: false } },
  ),
  page(
    'a scan with recognized words below it',
    async (_dice, document) => {
      const picture = await drawnWords([...document.runs, ...document.words], document, 100);
      return {
        paint: (pen) => {
          for (const run of [...document.runs, ...document.words]) pen.text(run);
          drawPicture(pen, picture);
        },
      };
    },
    { habits: { ground: false } },
  ),
  page('properties, outline and links of the ordinary kind', (dice, document) => ({
    paint: (pen) => paintDocument(pen, document),
    notes: [
      {
        area: areaOf(document.runs[0]!),
        entries: '/Subtype /Link /Border [0 0 0] /A << /S /URI /URI (https://www.example.org/opinions?id=44) >>',
      },
    ],
    extras: {
      info: `/Title (${dice.one(['Microsoft Word - Motion v4.docx', 'Motion to Compel', 'Oakes v. Larkspur - Complaint (final)'])}) /Author (${personBy(dice)}) /Subject (Discovery) /Keywords (motion, compel, sanctions) /Creator (Word)`,
      catalog: (add, pages) => {
        const item = add(
          `<< /Title ${literal(dice.one(['I. Introduction', 'Exhibit B - Lease', 'Declaration of Counsel']))} /Dest [${pages[0]} 0 R /Fit] >>`,
        );
        return `/Outlines ${add(`<< /Type /Outlines /First ${item} 0 R /Last ${item} 0 R /Count 1 >>`)} 0 R`;
      },
    },
  })),
  page(
    'words set word for word with ActualText',
    (dice, document) => ({
      paint: (pen) => {
        paintDocument(pen, document, { words: false });
        for (const run of document.words) {
          const said = dice.one([run.text, `${run.text} `, run.text.replace('fi', '\ufb01')]);
          pen.put(`/Span << /ActualText ${literal(said.replace('\ufb01', 'fi'))} >> BDC`);
          pen.text(run);
          pen.put('EMC');
        }
      },
    }),
    { habits: { tagged: false } },
  ),
  page('filled bullets and boxes to tick', (dice, document) =>
    after(document, (pen) => {
      for (const run of document.runs.slice(4, 10))
        pen.fill([run.x - 12, run.y, run.x - 12 + dice.number(3, 7), run.y + 6], black);
    }),
  ),
];

type Options = { habits?: Partial<Habits>; room?: boolean };

function page(
  id: string,
  design: (dice: Dice, document: TestDocument) => Page | Promise<Page>,
  { habits = {}, room = false }: Options = {},
): HonestKind {
  return {
    id,
    fileName: 'Motion.pdf',
    async make(dice, seed) {
      let document = documentBy(dice, { first: dice.chance(0.5) });
      // A table or a signature needs the foot of the page.
      while (room && lastBlank(document).y < 130) document = documentBy(dice, { first: dice.chance(0.5) });
      const { extras, ...leaf } = await design(dice, document);
      return setFile({ ...habitsBy(dice), ...habits }, seed, [leaf], extras).bytes;
    },
  };
}

/** One variant; the same seed and variant give the same bytes. */
export function makeHonestPage(kind: HonestKind, variant: number, seed = 1): Promise<Buffer> {
  let mixed = seed;
  for (const letter of kind.id) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0;
  const own = (mixed + Math.imul(variant + 1, 0x85ebca6b)) >>> 0;
  return kind.make(diceOf(own), own);
}

function after(document: TestDocument, paint: (pen: Pen) => void): Page {
  return {
    paint: (pen) => {
      paintDocument(pen, document);
      paint(pen);
    },
  };
}

function bodyLine(dice: Dice, document: TestDocument): Run {
  return dice.one(document.runs.filter(({ text, font, size }) => text.length > 20 && widthOf(text, font, size) > 100));
}

function wordsIn(run: Run): Run[] {
  let { x } = run;
  return run.text.split(/(?<= )/).map((text) => {
    const word = { ...run, text: text.trimEnd(), x };
    x += widthOf(text, run.font, run.size);
    return word;
  });
}

function lastBlank(document: TestDocument): TestDocument['blanks'][number] {
  return document.blanks.reduce((lowest, blank) => (blank.y < lowest.y ? blank : lowest));
}
