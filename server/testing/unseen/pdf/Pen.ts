import type { Dice } from '../dice.ts';
import type { Habits } from '../Habits.ts';
import { black, type Color, colorOperator } from './color.ts';
import { type FontBook, type FontName, widthOf } from './FontBook.ts';
import type { ObjectBook } from './ObjectBook.ts';

/** Words to be set on one line: the left end of their baseline in points from the lower left corner of the page. */
export type Run = { text: string; x: number; y: number; size: number; font: FontName };

/** Left, bottom, right, top, in points from the lower left corner. */
export type Area = readonly [left: number, bottom: number, right: number, top: number];

export type Ink = {
  color?: Color;
  /** PDF's text rendering mode: 0 filled, 1 outlined, 3 without ink, 7 clip alone. */
  mode?: number;
  /** Horizontal scaling in percent. */
  stretch?: number;
  /** Type set this many times smaller than `size` says, by the matrix alone. */
  shrink?: number;
  /** Degrees against the clock. */
  angle?: number;
  says?: readonly string[];
  font?: string;
  /** Operators that take another paint than a color. */
  paint?: string;
};

/** Writes what appears on one page, in points from the lower left corner, in the manner of some program. */
export type Pen = {
  habits: Habits;
  objects: ObjectBook;
  dice: Dice;
  text(run: Run, ink?: Ink): void;
  fill(area: Area, color: Color): void;
  /** Operators of one's own. */
  put(operators: string): void;
  /** A path through these corners. */
  corners(points: readonly (readonly [x: number, y: number])[]): string;
  /** A path around an area. */
  around(area: Area): string;
  ink(color: Color, stroked?: boolean): string;
  /** A length in the units of the contents. */
  length(points: number): number;
  /** The matrix that lays a unit square over an area. */
  over(area: Area): string;
  /** Names a resource of the page. */
  resource(group: ResourceGroup, value: string): string;
  /** Draws what `paint` writes, in a separate Form XObject. */
  form(paint: (pen: Pen) => void, entries?: string, within?: Area): void;
  /** Names a font of one's own. */
  font(name: string, object: number): string;
  operators(): string[];
};
export type ResourceGroup = 'XObject' | 'ExtGState' | 'Pattern' | 'Shading' | 'Properties' | 'ColorSpace';

export type Sheet = {
  habits: Habits;
  objects: ObjectBook;
  fonts: FontBook;
  dice: Dice;
  resources: Map<ResourceGroup, string[]>;
  /** Number of the object that holds the resources. */
  resourcesAt: number;
  width: number;
  height: number;
};

/** A pen for a sheet; each form is written by a separate pen. */
export function openPen(sheet: Sheet): Pen {
  const { habits, objects, fonts, dice, resources, height } = sheet;
  const { scale, flipped } = habits;
  const written: string[] = [];
  const number = (value: number) => String(Number(value.toFixed(3)));
  const x = (value: number) => number(value * scale);
  const y = (value: number) => number((flipped ? height - value : value) * scale);
  const pen: Pen = {
    habits,
    objects,
    dice,
    put: (operators) => written.push(operators),
    ink: (color, stroked) => colorOperator(color, habits.colors, stroked),
    length: (points) => Number(number(points * scale)),
    corners: (points) =>
      points.map(([across, up], index) => `${x(across)} ${y(up)} ${index === 0 ? 'm' : 'l'}`).join(' '),
    around: ([left, bottom, right, top]) =>
      `${x(left)} ${y(bottom)} ${number((right - left) * scale)} ${number((top - bottom) * (flipped ? -scale : scale))} re`,
    over: ([left, bottom, right, top]) =>
      `${number((right - left) * scale)} 0 0 ${number((top - bottom) * (flipped ? -scale : scale))} ${x(left)} ${y(bottom)} cm`,
    fill: (area, color) => written.push(`q ${pen.ink(color)} ${pen.around(area)} f Q`),
    resource(group, value) {
      const named = resources.get(group) ?? [];
      resources.set(group, named);
      const known = named.indexOf(value);
      const index = known >= 0 ? known : named.push(value) - 1;
      return `/${group.slice(0, 2)}${index}`;
    },
    form(paint, entries = '', within) {
      const inner = openPen(sheet);
      paint(inner);
      const far = 8000 * Math.max(1, scale);
      const corners = within && [
        within[0] * scale,
        (flipped ? height - within[3] : within[1]) * scale,
        within[2] * scale,
        (flipped ? height - within[1] : within[3]) * scale,
      ];
      const box = corners?.map(number).join(' ') ?? `${-far} ${-far} ${far} ${far}`;
      const form = objects.stream(
        inner.operators().join('\n'),
        `/Type /XObject /Subtype /Form /BBox [${box}] /Resources ${sheet.resourcesAt} 0 R ${entries}`,
      );
      written.push(`q ${pen.resource('XObject', `${form} 0 R`)} Do Q`);
    },
    text(run, ink = {}) {
      const whole =
        ink.says !== undefined || ink.angle !== undefined || ink.stretch !== undefined || ink.shrink !== undefined;
      for (const part of whole ? [run] : partsOf(run, habits.setting)) written.push(showText(part, ink));
    },
    font: (name, object) => {
      fonts.put(name, object);
      return name;
    },
    operators: () => written,
  };

  function showText(run: Run, ink: Ink): string {
    const { color = black, mode = 0, stretch = 100, shrink = 1, angle = 0, says } = ink;
    const fill = ink.paint ?? pen.ink(color);
    const shown = fonts.show(run.text, run.font, says);
    const name = ink.font ?? shown.name;
    const isHex = name.startsWith('S');
    const wrap = (strings: string[]) => (isHex ? `<${strings.join('')}>` : `(${strings.join('')})`);
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180) / shrink, Math.sin((angle * Math.PI) / 180) / shrink];
    const up = flipped ? -1 : 1;
    const matrix = [cos, up * sin, -sin, up * cos].map((part) => String(Number(part.toFixed(5)))).join(' ');
    const show =
      habits.setting === 'kerned' && run.text.length > 3
        ? `[${kern(shown.strings).map(wrap).join(' 0.5 ')}] TJ`
        : `${wrap(shown.strings)} Tj`;
    const extras = `${mode === 0 ? '' : `${mode} Tr `}${stretch === 100 ? '' : `${stretch} Tz `}`;
    const after = `${mode === 0 ? '' : '0 Tr '}${stretch === 100 ? '' : '100 Tz '}`;
    const body = `BT ${fill} ${mode === 1 || mode === 2 ? pen.ink(color, true) : ''} /${name} ${number(run.size * scale)} Tf ${extras}${matrix} ${x(run.x)} ${y(run.y)} Tm ${show} ${after}ET`;
    return habits.tagged && !ink.font ? `/P << /MCID ${written.length} >> BDC ${body} EMC` : body;
  }
  return pen;
}

/** Text cut as the program's habit is. */
function partsOf(run: Run, setting: Habits['setting']): Run[] {
  if (setting === 'lines' || setting === 'kerned') return [run];
  const pieces = setting === 'letters' ? [...run.text] : run.text.split(/(?<= )/);
  let { x } = run;
  return pieces.map((text) => {
    const part = { ...run, text, x };
    x += widthOf(text, run.font, run.size);
    return part;
  });
}

function kern(strings: string[]): string[][] {
  const parts: string[][] = [];
  for (let from = 0; from < strings.length; from += 5) parts.push(strings.slice(from, from + 5));
  return parts;
}
