import type { UnseenKind } from '#domain/documentFacts/Unseen';
import type { Dice } from '../dice.ts';
import type { HiddenKind } from '../HiddenKind.ts';
import { type Color, grayOf, white } from '../pdf/color.ts';
import { widthOf } from '../pdf/FontBook.ts';
import type { Area, Ink, Pen, Run } from '../pdf/Pen.ts';
import { setThree, type Version } from '../setThree.ts';
import { smuggle } from '../smuggle.ts';
import { areaOf, paintDocument, type TestDocument } from '../TestDocument.ts';

type Way = {
  /** Writes the words so that no one sees them. */
  hide(pen: Pen): void;
  /** Writes the same so that everyone does. */
  show?(pen: Pen): void;
  run: Run;
  place?: Area | null;
};

/** Words without ink, in the ground's ink, too small to be seen, beside the page or cut away. */
export const inkKinds: HiddenKind[] = [
  smuggled('white words on white', ['white_text', 'invisible_text'], (dice, document) => {
    const run = smuggle(dice, document);
    return { run, hide: (pen) => pen.text(run, { color: white }), show: headingOrPlain(dice, run) };
  }),
  smuggled('nearly white words on white', ['white_text', 'invisible_text'], (dice, document) => {
    const run = smuggle(dice, document);
    const color = dice.one<Color>([grayOf(0.99), grayOf(0.985), grayOf(0.975), [1, 1, 0.97], [0.98, 1, 1]]);
    const pale = grayOf(dice.number(0.45, 0.62));
    return {
      run,
      hide: (pen) => pen.text(run, { color }),
      show: (pen) => pen.text(run, { color: pale }),
    };
  }),
  smuggled(
    'words in the color of what they stand on',
    ['white_text', 'invisible_text', 'covered_text', 'text_under_box'],
    (dice, document) => {
      const run = smuggle(dice, document);
      const ground = dice.one<Color>([grayOf(0.9), [0.85, 0.92, 1], [1, 0.97, 0.8], [0.2, 0.3, 0.5]]);
      const area = areaOf(run, 3);
      const lay = (pen: Pen) => pen.fill(area, ground);
      return {
        run,
        lay,
        hide: (pen) => pen.text(run, { color: ground }),
        show: (pen) => pen.text(run, { color: ground[0] < 0.5 ? white : [0, 0, 0] }),
      };
    },
  ),
  smuggled(
    'words without ink',
    ['invisible_text'],
    (dice, document) => {
      const run = smuggle(dice, document);
      return {
        run,
        hide: (pen) => pen.text(run, { mode: 3 }),
        show: (pen) => pen.text(run, { mode: dice.one([0, 1, 2]) }),
      };
    },
    { habits: {} },
  ),
  smuggled(
    'words that are a clipping path alone',
    ['invisible_text', 'clipped_text'],
    (dice, document) => {
      const run = smuggle(dice, document);
      const area = areaOf(run, 1);
      return {
        run,
        hide: (pen) => {
          pen.put('q');
          pen.text(run, { mode: 7 });
          pen.put('Q');
        },
        show: (pen) => {
          pen.put('q');
          pen.text(run, { mode: 7 });
          pen.fill(area, [0.5, 0, 0]);
          pen.put('Q');
        },
      };
    },
    { habits: { setting: 'lines', tagged: false } },
  ),
  smuggled('words without ink over other words', ['invisible_text'], (dice, document) => {
    const over = dice.one(document.runs.filter(({ text }) => text.length > 14));
    const run = { ...smuggle(dice, document), x: over.x, y: over.y };
    return { run, hide: (pen) => pen.text(run, { mode: 3 }) };
  }),
  smuggled('transparent words', ['invisible_text', 'white_text'], (dice, document) => {
    const run = smuggle(dice, document);
    const opacity = dice.one([0, 0, 0.01]);
    const group = dice.chance(0.3);
    const veiled = (alpha: number) => (pen: Pen) => {
      const name = pen.resource('ExtGState', `<< /Type /ExtGState /ca ${alpha} /CA ${alpha} >>`);
      pen.put(`q ${name} gs`);
      if (group) pen.form((inner) => inner.text(run), '/Group << /S /Transparency /CS /DeviceRGB >>');
      else pen.text(run);
      pen.put('Q');
    };
    return { run, hide: veiled(opacity), show: veiled(dice.one([0.6, 0.8, 1])) };
  }),
  smuggled('words behind an empty mask', ['invisible_text', 'clipped_text', 'white_text'], (dice, document) => {
    const run = smuggle(dice, document);
    const masked = (level: number) => (pen: Pen) => {
      const form = pen.objects.stream(
        `${level} g -4000 -4000 12000 12000 re f`,
        '/Type /XObject /Subtype /Form /BBox [-4000 -4000 8000 8000] /Group << /S /Transparency /CS /DeviceGray >>',
      );
      const state = pen.resource(
        'ExtGState',
        `<< /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G ${form} 0 R >> >>`,
      );
      pen.put(`q ${state} gs`);
      pen.form((inner) => inner.text(run), '/Group << /S /Transparency /CS /DeviceRGB >>');
      pen.put('Q');
    };
    return { run, hide: masked(0), show: masked(1) };
  }),
  smuggled('tiny words', ['tiny_text', 'invisible_text'], (dice, document) => {
    const run = smuggle(dice, document);
    const size = dice.one([0.01, 0.1, 0.2, 0.4, 0.5]);
    const small = { ...run, size: dice.one([6, 6.5, 7]) };
    return { run: { ...run, size }, hide: (pen) => pen.text({ ...run, size }), show: (pen) => pen.text(small) };
  }),
  smuggled('words shrunk by their matrix', ['tiny_text', 'invisible_text'], (dice, document) => {
    const run = smuggle(dice, document);
    const shrink = dice.one([20, 40, 120]);
    const place: Area = [run.x - 1, run.y - 1, run.x + 40, run.y + 2];
    const ink = dice.one<Ink>([{ shrink }, { shrink }, { shrink: 1, stretch: 0.4 }]);
    return {
      run,
      place,
      hide: (pen) => pen.text({ ...run, size: ink.stretch ? 0.6 : run.size }, ink),
      show: (pen) => pen.text(run),
    };
  }),
  smuggled(
    'words beside the page',
    ['off_page_text'],
    (dice, document) => {
      const run = smuggle(dice, document);
      const wide = widthOf(run.text, run.font, run.size);
      const away: Run = dice.one([
        { ...run, x: -wide - dice.number(45, 300) },
        { ...run, x: document.width + dice.number(45, 300) },
        { ...run, y: document.height + dice.number(50, 900) },
        { ...run, y: -dice.number(60, 900) },
        { ...run, x: dice.one([-20_000, 15_000]) },
      ]);
      return { run: away, place: null, hide: (pen) => pen.text(away), show: (pen) => pen.text(run) };
    },
    { habits: { nested: false } },
  ),
  smuggled(
    'words that the crop box cuts off',
    ['off_page_text', 'clipped_text'],
    (dice, document) => {
      const run = { ...smuggle(dice, document), size: 8 };
      const away: Run = dice.one([
        { ...run, y: document.height + 20 },
        { ...run, y: -24 },
      ]);
      return { run: away, place: null, hide: (pen) => pen.text(away), show: (pen) => pen.text(run) };
    },
    { habits: { nested: false, bleed: 40, clip: false } },
  ),
  smuggled('words that are clipped away', ['clipped_text'], (dice, document) => {
    const run = smuggle(dice, document);
    const [left, bottom, right, top] = areaOf(run, 2);
    const elsewhere = dice.one<Area>([
      [left, bottom - 60, right, bottom - 55],
      [500, 20, 501, 21],
      [left, bottom, left, top],
    ]);
    const inForm = dice.chance(0.3);
    const clipped = (area: Area) => (pen: Pen) => {
      const paint = (into: Pen) => {
        into.put(`q ${into.around(area)} ${dice.one(['W', 'W*'])} n`);
        into.text(run);
        into.put('Q');
      };
      if (inForm) pen.form(paint);
      else paint(pen);
    };
    return { run, hide: clipped(elsewhere), show: clipped([left, bottom, right, top]) };
  }),
  smuggled('words in an ink that is none', ['invisible_text', 'white_text'], (dice, document) => {
    const run = smuggle(dice, document);
    const way = dice.one(['none', 'empty pattern', 'white outline'] as const);
    const none = '[/Separation /None /DeviceGray << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>]';
    return {
      run,
      hide: (pen) => {
        if (way === 'white outline') return pen.text(run, { mode: 1, color: white });
        const space = pen.resource('ColorSpace', none);
        const cell =
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 6 6] /XStep 6 /YStep 6 /Resources << >>';
        const paint =
          way === 'none'
            ? `${space} cs 1 scn`
            : `/Pattern cs ${pen.resource('Pattern', `${pen.objects.stream(' ', cell)} 0 R`)} scn`;
        pen.put('q');
        pen.text(run, { paint });
        return pen.put('Q');
      },
      show: (pen) => pen.text(run, { mode: dice.one([0, 1]), color: grayOf(0.3) }),
    };
  }),
  smuggled(
    'words outside the box of their form',
    ['clipped_text', 'invisible_text', 'off_page_text'],
    (dice, document) => {
      const run = smuggle(dice, document);
      const [left, bottom, right, top] = areaOf(run, 2);
      const away: Area = dice.one<Area>([
        [left, top + 5, right, top + 30],
        [left, bottom - 90, right, bottom - 30],
        [0, 0, 1, 1],
      ]);
      const within = (area: Area) => (pen: Pen) => pen.form((inner) => inner.text(run), '', area);
      return { run, hide: within(away), show: within([left, bottom, right, top]) };
    },
  ),
];

type Lay = Way & { lay?: (pen: Pen) => void };

function smuggled(
  id: string,
  expects: [UnseenKind, ...UnseenKind[]],
  wayBy: (dice: Dice, document: TestDocument) => Lay,
  options: { habits?: NonNullable<Parameters<typeof setThree>[3]>['habits'] } = {},
): HiddenKind {
  return {
    id,
    expects,
    means: 'hidden',
    make: (dice, seed) =>
      setThree(
        dice,
        seed,
        (document) => {
          const way = wayBy(dice, document);
          const seen = way.show !== undefined && dice.chance(0.6);
          const early = dice.chance(0.4) && !way.lay;
          const version = (write?: (pen: Pen) => void): Version => ({
            paint: (pen) => {
              if (early) write?.(pen);
              paintDocument(pen, document);
              way.lay?.(pen);
              if (!early) write?.(pen);
            },
          });
          return {
            hidden: way.run.text,
            place: way.place === undefined ? areaOf(way.run) : way.place,
            attacked: version(way.hide),
            clean: version(seen ? way.show : undefined),
            bare: version(),
          };
        },
        { habits: options.habits ?? {} },
      ),
  };
}

/** White words in a dark bar, or black ones. */
function headingOrPlain(dice: Dice, run: Run): (pen: Pen) => void {
  const dark = dice.chance(0.6);
  return (pen) => {
    if (dark) pen.fill(areaOf(run, 2), [0.1, 0.1, 0.2]);
    pen.text(run, { color: dark ? white : [0, 0, 0] });
  };
}
